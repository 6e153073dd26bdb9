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
    /// It is a picture, but nothing installed decodes its format; `package` is the Debian package that would.
    case unsupportedFormat(name: String, format: String, package: String?)
    /// The bytes contradict their format; `reason` is the decoder's.
    case damaged(name: String, reason: String)
    /// The file ends before the picture does, so that a part of it is missing.
    case truncated(name: String)
    /// Decoding would take `needed` bytes of memory, more than the `budget` of bytes allowed.
    case tooLarge(name: String, width: Int, height: Int, needed: Int, budget: Int)
    /// Nobody waited for the picture any longer.
    case cancelled(name: String)

    /// The path of the file, or a word for data that has none.
    public var name: String {
        switch self {
        case .missing(let name), .isFolder(let name), .unreadable(let name, _), .empty(let name), .notAPicture(let name),
            .unsupportedFormat(let name, _, _), .damaged(let name, _), .truncated(let name), .tooLarge(let name, _, _, _, _),
            .cancelled(let name):
            name
        }
    }

    /// The reason alone, without the name: a short sentence, for which a placeholder has room.
    public var reason: String {
        switch self {
        case .missing: "There is no such file"
        case .isFolder: "It is a folder"
        case .unreadable(_, let reason): "It cannot be read: \(reason)"
        case .empty: "The file is empty"
        case .notAPicture: "It is not a picture"
        case .unsupportedFormat(_, let format, let package?): "\(format) needs the package \(package)"
        case .unsupportedFormat(_, let format, nil): "\(format) cannot be read here"
        case .damaged(_, let reason): "It is damaged: \(reason)"
        case .truncated: "The file ends in the middle of the picture"
        case .tooLarge(_, let width, let height, let needed, let budget):
            "\(width)x\(height) pixels need \(Self.megabytes(needed)) MB, \(Self.megabytes(budget)) MB are allowed"
        case .cancelled: "It is not needed any longer"
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
