/// An error of registering a font file. The associated value is the path.
package enum FontError: Error, Equatable, CustomStringConvertible {
    case unreadable(String)
    /// The file is not a font, has no letters, or is truncated.
    case notAFont(String)
    case alreadyRegistered(String)
    case notRegistered(String)

    package var description: String {
        switch self {
        case .unreadable(let path): "The font file \(path) cannot be read."
        case .notAFont(let path): "The file \(path) is no font that can be drawn with."
        case .alreadyRegistered(let path): "The font file \(path) was registered before."
        case .notRegistered(let path): "The font file \(path) was not registered."
        }
    }
}
