/// Why a picture could not be had, naming the file or data it was asked from.
public enum ImageError: Error, Hashable, Sendable {
    /// No file is at the path.
    case missing(name: String)
    /// The path leads to a folder.
    case isFolder(name: String)
    /// The file is there but cannot be read; `reason` is the system's, such as "Permission denied".
    case unreadable(name: String, reason: String)
    /// There is not one byte.
    case empty(name: String)
    /// The first bytes belong to no picture format that is known here.
    case notAPicture(name: String)
    /// It is a picture, but nothing here decodes its format.
    case unsupportedFormat(name: String, format: String)
    /// The bytes contradict their format; `reason` is the decoder's.
    case damaged(name: String, reason: String)
    /// Decoding would take `needed` bytes of memory, more than the `budget` of bytes allowed.
    case tooLarge(name: String, width: Int, height: Int, needed: Int, budget: Int)
    /// Nobody waited for the picture any longer.
    case cancelled(name: String)

    /// The path of the file, or a word for data that has none.
    public var name: String {
        switch self {
        case .missing(let name), .isFolder(let name), .unreadable(let name, _), .empty(let name), .notAPicture(let name),
            .unsupportedFormat(let name, _), .damaged(let name, _), .tooLarge(let name, _, _, _, _), .cancelled(let name):
            name
        }
    }

    /// The reason alone, without the name: what a placeholder has room for.
    public var reason: String {
        switch self {
        case .missing: "there is no such file"
        case .isFolder: "it is a folder"
        case .unreadable(_, let reason): "it cannot be read: \(reason)"
        case .empty: "it is empty"
        case .notAPicture: "it is not a picture"
        case .unsupportedFormat(_, let format): "pictures in the format \(format) cannot be read here"
        case .damaged(_, let reason): "it is damaged: \(reason)"
        case .tooLarge(_, let width, let height, let needed, let budget):
            "its \(width)x\(height) pixels need \(Self.megabytes(needed)) MB, and \(Self.megabytes(budget)) MB are allowed"
        case .cancelled: "it is not needed any longer"
        }
    }

    private static func megabytes(_ bytes: Int) -> Int { (bytes + 999_999) / 1_000_000 }
}

extension ImageError: CustomStringConvertible, LocalizedError {
    /// The name and the reason, in one line.
    public var description: String { "\(name): \(reason)" }

    /// The same as ``description``.
    public var errorDescription: String? { description }
}
