/// The reason why a JSON sequence has no more elements, or why an element is invalid.
public enum JSONElementsError: Error, CustomStringConvertible {
    /// The data ended before the end of the array.
    case truncated
    /// There is no array at the path.
    case noArray(path: [String])
    /// Objects and arrays are nested more than 256 levels deep.
    case tooDeep
    /// An element exceeds the maximum size.
    case tooLarge(bytes: Int)
    /// The element with this index, from 0, cannot be decoded.
    case element(index: Int, any Error)

    /// A readable description of the error.
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
