/// Extracts the elements of an array from JSON data that arrives in chunks.
///
/// The splitter reads each byte once, with a state for strings and escapes. Outside of the array, it tracks the keys
/// of the enclosing objects until the path of keys matches. Inside the array, it counts the open brackets: a comma or
/// the closing bracket at depth 0 ends an element. The bytes of the element are returned as data; the decoder
/// determines whether they are valid JSON. The cost is linear in the number of bytes, and only one incomplete element
/// is buffered between chunks.
struct JSONArraySplitter {
    /// The maximum nesting depth of objects and arrays outside of the array.
    private static let maximumDepth = 256

    private enum Container {
        /// An object, with the key whose value is being read.
        case object(key: [UInt8]?)
        case array
    }

    private enum Position {
        case outside, inside, after
    }

    /// The keys that lead to the array; empty if the array is the top-level value.
    private let path: [[UInt8]]
    /// The maximum size of an element in bytes.
    private let largestElement: Int
    private var position = Position.outside
    private var containers: [Container] = []
    private var isInString = false
    private var isEscaped = false
    /// The current string, which may be a key; `nil` outside of a string.
    private var currentString: [UInt8]?
    /// The number of open brackets in the current element.
    private var depth = 0
    private var element: [UInt8] = []

    init(path: [String], largestElement: Int) {
        self.path = path.map { Array($0.utf8) }
        self.largestElement = largestElement
    }

    /// Whether the array has ended.
    var isComplete: Bool { position == .after }
    /// Whether the array has begun.
    var hasBegun: Bool { position != .outside }

    /// Processes the next bytes.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - complete: Receives the elements that these bytes complete, even if an error is thrown.
    mutating func consume(_ bytes: some Sequence<UInt8>, into complete: inout [Data]) throws(JSONElementsError) {
        for byte in bytes {
            switch position {
            case .outside: try lookForArray(byte)
            case .inside: if let completedElement = try collect(byte) { complete.append(completedElement) }
            case .after: return
            }
        }
    }

    // MARK: - Outside of the array

    private mutating func lookForArray(_ byte: UInt8) throws(JSONElementsError) {
        if isInString { return readString(byte) }
        switch byte {
        case UInt8(ascii: "\""):
            isInString = true
            if case .object(key: nil)? = containers.last { currentString = [] }
        case UInt8(ascii: "{"): try open(.object(key: nil))
        case UInt8(ascii: "["):
            if isAtPath { position = .inside } else { try open(.array) }
        case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = containers.popLast()
        case UInt8(ascii: ","):
            if case .object? = containers.last { containers[containers.count - 1] = .object(key: nil) }
        default: break
        }
    }

    private mutating func open(_ container: Container) throws(JSONElementsError) {
        guard containers.count < Self.maximumDepth else { throw .tooDeep }
        containers.append(container)
    }

    private var isAtPath: Bool {
        guard containers.count == path.count else { return false }
        return zip(containers, path).allSatisfy { container, key in
            if case .object(let objectKey) = container { objectKey == key } else { false }
        }
    }

    private mutating func readString(_ byte: UInt8) {
        if isEscaped {
            isEscaped = false
            currentString?.append(byte)
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
            isInString = false
            if let currentString { containers[containers.count - 1] = .object(key: currentString) }
            currentString = nil
        } else if (currentString?.count ?? 0) < 1_024 {
            // Longer keys are stored only in part, and match no path.
            currentString?.append(byte)
        }
    }

    // MARK: - Inside

    /// Appends a byte to the element. If the byte ends the element, returns the element.
    private mutating func collect(_ byte: UInt8) throws(JSONElementsError) -> Data? {
        if isInString {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isInString = false
            }
        } else {
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ",") where depth == 0: return finish()
            case UInt8(ascii: "]") where depth == 0:
                position = .after
                return finish()
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): if element.isEmpty { return nil }
            default: break
            }
        }
        guard element.count < largestElement else { throw .tooLarge(bytes: largestElement) }
        element.append(byte)
        return nil
    }

    private mutating func finish() -> Data? {
        defer { element.removeAll(keepingCapacity: true) }
        // An empty array has no element between its brackets.
        return element.isEmpty ? nil : Data(element)
    }
}
