/// The reason why a test cannot pick photos.
public enum PhotoAnswerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No picker is visible.
    case noPicker
    /// The folder has no photo with the name.
    case noSuchPhoto(name: String)
    /// The picker's filter excludes the photo.
    case excluded(name: String)
    /// The picker permits fewer photos.
    case tooMany(limit: Int)

    /// The error as a sentence.
    public var description: String {
        switch self {
        case .noPicker: "No picker of photos is visible. Present one, and wait until the app has settled."
        case .noSuchPhoto(let name): "The folder has no photo '\(name)'. `names` lists its photos."
        case .excluded(let name): "The picker does not show '\(name)', because its filter excludes the photo."
        case .tooMany(let limit): "The picker permits a selection of \(limit) at most."
        }
    }
}
