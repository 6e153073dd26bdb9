/// An error of reading or decoding an image, with the name of the file or data.
public enum ImageError: Error, Hashable, Sendable {
    /// There is no file at the path.
    case missing(name: String)
    /// The path is a folder.
    case isFolder(name: String)
    /// The file exists but cannot be read; `reason` is the system's, such as "Permission denied".
    case unreadable(name: String, reason: String)
    /// The file or data is empty.
    case empty(name: String)
    /// The first bytes belong to no known image format.
    case notAPicture(name: String)
    /// No installed decoder supports the image's format; `package` is the Debian package of a decoder.
    case unsupportedFormat(name: String, format: String, package: String?)
    /// The bytes violate their format; `reason` is the decoder's.
    case damaged(name: String, reason: String)
    /// The file ends before the image does, so a part of the image is missing.
    case truncated(name: String)
    /// Decoding would need `needed` bytes of memory, more than the `budget` in bytes.
    case tooLarge(name: String, width: Int, height: Int, needed: Int, budget: Int)
    /// The request was cancelled because no caller waits for the image.
    case cancelled(name: String)

    /// The path of the file, or a description of data without a path.
    public var name: String {
        switch self {
        case .missing(let name), .isFolder(let name), .unreadable(let name, _), .empty(let name), .notAPicture(let name),
            .unsupportedFormat(let name, _, _), .damaged(let name, _), .truncated(let name), .tooLarge(let name, _, _, _, _),
            .cancelled(let name):
            name
        }
    }

    /// The reason without the name: a short sentence, for a placeholder.
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

    /// The description.
    public var errorDescription: String? { description }
}
