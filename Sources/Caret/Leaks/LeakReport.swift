/// Who keeps an object that should be gone.
public struct LeakReport: Sendable, CustomStringConvertible {
    /// The object's type.
    public let type: String
    /// Where the handler was added whose end freed the object, as `Module/File.swift:12`; `nil` if no handler keeps it.
    public let guilty: String?
    /// Handlers that were ended before that one, and may keep the object as well.
    public let alsoEnded: [String]

    /// Where tasks wait for events, or were begun for the object. A task ends some turns after its sequence, so a test that does not wait
    /// for it cannot tell whether it keeps the object. Empty if `guilty` is known.
    public let waiting: [String]

    /// The same in words.
    public var description: String {
        guard let guilty else {
            guard !waiting.isEmpty else { return "\(type) is kept, but not through a handler." }
            return
                "\(type) is kept, and not through a handler that is called. A task that waits may keep it: \(waiting.joined(separator: ", "))."
        }
        let others = alsoEnded.isEmpty ? "" : " So may those at \(alsoEnded.joined(separator: ", "))."
        return "\(type) is kept by the handler at \(guilty).\(others)"
    }
}
