/// The end of several streams that an operator combines. It has a branch in each of them, and passes payloads on.
///
/// The chains of the streams retain the branches, which retain the junction. The junction retains the next handler
/// until all senders are deallocated.
class Junction<Output>: Subscription {
    final private(set) var next: EventHandler<Output>?
    /// The branches whose senders are not deallocated.
    private var branches: [Subscription] = []

    init(_ next: EventHandler<Output>, branchCount: Int = 2) {
        self.next = next
        super.init("", 0)
        branches.reserveCapacity(branchCount)
        next.didJoin(self)
    }

    /// Passes a payload on. The junction takes the place of the senders, of which one may be deallocated earlier.
    final func send(_ payload: Output) { next?.receive(payload, from: self) }

    final func didAdd(_ branch: Subscription) { branches.append(branch) }

    final func branchDidEnd(_ branch: Subscription) {
        branches.removeAll { $0 === branch }
        if branches.isEmpty { releaseClosure() }
    }

    override func releaseClosure() {
        let former = branches
        branches = []
        next.take()?.releaseClosure()
        for branch in former { branch.cancel() }
    }
}

/// The part of a junction that receives the payloads of one stream.
final class BranchHandler<Payload, Output, Node: Junction<Output>>: EventHandler<Payload> {
    private var junction: Node?
    private let body: @MainActor (Node, Payload) -> Void

    /// - Parameter body: Called with the junction and each payload; captures nothing.
    init(_ junction: Node, _ body: @escaping @MainActor (Node, Payload) -> Void) {
        self.junction = junction
        self.body = body
        super.init("", 0)
        junction.didAdd(self)
    }

    override var target: Subscription? { junction?.next?.target }
    override var isActive: Bool { !isCancelled && junction?.next?.isActive == true }

    override func receive(_ payload: Payload, from sender: AnyObject) { if let junction { body(junction, payload) } }

    // That ends this branch too.
    override func cancelIfAbandoned() { junction?.next?.cancelIfAbandoned() }

    override func releaseClosure() { junction.take()?.branchDidEnd(self) }
}

/// A junction that passes on the latest payloads of two streams, once both have sent one.
final class Combination<First, Second>: Junction<(First, Second)> {
    var first: First? { didSet { sendLatest() } }
    var second: Second? { didSet { sendLatest() } }

    private func sendLatest() { if let first, let second { send((first, second)) } }

    override func releaseClosure() {
        super.releaseClosure()
        withExtendedLifetime((first.take(), second.take())) {}
    }
}
