/// A report about the handler that retains an object which should have been deallocated.
public struct LeakReport: Sendable, CustomStringConvertible {
    /// The type of the object.
    public let type: String
    /// The source location, as `Module/File.swift:12`, of the handler whose removal released the object; `nil` if no
    /// handler retains the object.
    public let guilty: String?
    /// The handlers that were removed before that handler, and may also retain the object.
    public let alsoEnded: [String]

    /// The source locations of tasks that wait for events or were started for the object. A task ends some turns
    /// after its sequence. A test that does not wait can therefore not determine whether the task retains the object.
    /// Empty if `guilty` is known.
    public let waiting: [String]

    /// The properties through which the object retains itself, such as `Screen.model`; empty if it does not, and if
    /// `guilty` is known.
    public internal(set) var cycle: [String] = []
    /// The source location of the last closure in ``cycle``, as `Module/File.swift:12`; `nil` if there is none.
    public internal(set) var closure: String?

    /// A description of the report.
    public var description: String {
        guard let guilty else {
            guard cycle.isEmpty else {
                let site = closure.map { ", with the closure at \($0)" } ?? ""
                return "\(type) holds itself through \(cycle.joined(separator: ", "))\(site)."
            }
            guard !waiting.isEmpty else { return "\(type) is kept, but not through a handler." }
            return
                "\(type) is kept, and not through a handler that is called. A task that waits may keep it: \(waiting.joined(separator: ", "))."
        }
        let others = alsoEnded.isEmpty ? "" : " So may those at \(alsoEnded.joined(separator: ", "))."
        return "\(type) is kept by the handler at \(guilty).\(others)"
    }
}
