/// The parts of a subscription that only audits use. A subscription without them is smaller.
@MainActor final class HandlerRecord {
    /// The handler's closure; only in debug builds.
    var closure: ClosureReference?
    /// Other closures that the handler retains, such as the closures of operators; only in debug builds.
    var operators: [ClosureReference] = []
    /// The storage of the sender, which exists as long as the sender; only in debug builds.
    weak var storage: UserInfoStorage?
    /// The object that the running task of the handler uses, and retains.
    private(set) weak var taskObject: AnyObject?
    private var taskCount = 0

    /// The captured values of the closures, read now; `nil` if they cannot be read.
    var captures: ClosureCaptures? {
        operators.reduce(closure?.captures) { result, reference in reference.captures?.union(result) ?? result }
    }

    /// Records the beginning of a task. Tasks may overlap, because a cancelled task ends later.
    func taskDidBegin(using object: AnyObject?) {
        taskCount += 1
        taskObject = object
    }

    func taskDidEnd() {
        taskCount -= 1
        if taskCount == 0 { taskObject = nil }
    }
}
