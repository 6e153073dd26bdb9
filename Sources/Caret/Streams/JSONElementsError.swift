/// Why a JSON text gives no more elements.
public enum JSONElementsError: Error, CustomStringConvertible {
    /// The text ended before the array did.
    case truncated
    /// There is no array where it should be.
    case noArray(path: [String])
    /// Objects and arrays lie more than 256 levels deep in each other.
    case tooDeep
    /// An element has more bytes than are allowed.
    case tooLarge(bytes: Int)
    /// An element, counted from 0, is not what is wanted.
    case element(index: Int, any Error)

    /// The reason in words.
    public var description: String {
        switch self {
        case .truncated: "the JSON text ends within the array"
        case .noArray(let path): "the JSON text has no array at \(path.isEmpty ? "its top" : path.joined(separator: "."))"
        case .tooDeep: "the JSON text has more than 256 levels"
        case .tooLarge(let bytes): "an element of the array has more than \(bytes) bytes"
        case .element(let index, let error): "element \(index) of the array cannot be read: \(error)"
        }
    }
}
