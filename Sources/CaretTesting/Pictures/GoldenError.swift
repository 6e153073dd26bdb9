/// The reason why a picture does not match its reference.
public enum GoldenError: Error, CustomStringConvertible {
    /// There is no reference picture yet.
    case missing(path: String)
    /// The file of the reference picture cannot be decoded.
    case unreadable(path: String)
    /// The pictures have different sizes, in pixels.
    case otherSize(name: String, expected: CGSize, actual: CGSize)
    /// The pictures differ. `folder` contains the current picture and one that marks the differences.
    case differs(name: String, difference: PictureDifference, folder: String)

    /// A readable description of the error.
    public var description: String {
        switch self {
        case .missing(let path): "there is no \(path); look at the picture, and record it with CARET_RECORD_GOLDENS=1"
        case .unreadable(let path): "\(path) is no picture"
        case .otherSize(let name, let expected, let actual): "'\(name)' has \(actual) pixels where \(expected) are expected"
        case .differs(let name, let difference, let folder):
            "'\(name)': \(difference.pixels) of \(difference.total) pixels differ, by up to \(difference.largest) of 255, within "
                + "\(difference.bounds); see \(folder)"
        }
    }
}
