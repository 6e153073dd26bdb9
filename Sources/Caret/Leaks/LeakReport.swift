/// Who keeps an object that should be gone.
public struct LeakReport: Sendable, CustomStringConvertible {
    /// The object's type.
    public let type: String
    /// Where the handler was added whose end freed the object, as `Module/File.swift:12`; `nil` if no handler keeps it.
    public let guilty: String?
    /// Handlers that were ended before that one, and may keep the object as well.
    public let alsoEnded: [String]

    /// The same in words.
    public var description: String {
        guard let guilty else { return "\(type) is kept, but not through a handler." }
        let others = alsoEnded.isEmpty ? "" : " So may those at \(alsoEnded.joined(separator: ", "))."
        return "\(type) is kept by the handler at \(guilty).\(others)"
    }
}
