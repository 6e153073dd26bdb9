import CaretTesting
import Testing

@testable import Caret

/// The chains of all kinds of senders: their order, changes during an event, and the number of objects.
@MainActor @Suite(.app) struct HandlerKindTests {
    private final class Owner {}

    private func launch() async throws -> TestApp { try await TestApp.launch(showing: { UIViewController() }) }

    @Test(arguments: HandlerKind.allCases) func `handlers are called in the order in which they were added`(kind: HandlerKind) async throws
    {
        let sender = kind.make(try await launch())
        let (log, owner) = (Log(), Owner())
        _ = sender.on { log.add("1") }
        let second = sender.on { log.add("2") }
        _ = sender.onOwner(owner) { log.add("3") }
        second.cancel()
        _ = sender.on { log.add("4") }
        await sender.fire()
        #expect(log.lines == ["1", "3", "4"])
        await sender.fire()
        #expect(log.lines == ["1", "3", "4", "1", "3", "4"])
    }

    @Test(arguments: HandlerKind.allCases) func `handlers may be added and removed in their own call`(kind: HandlerKind) async throws {
        let sender = kind.make(try await launch())
        let log = Log()
        var (own, later): (Subscription?, Subscription?)
        own = sender.on {
            log.add("own")
            own?.cancel()
            _ = sender.on { log.add("added") }
        }
        _ = sender.on { later?.cancel() }
        later = sender.on { log.add("removed before its call") }
        await sender.fire()
        #expect(log.lines == ["own"] && own?.isActive == false)
        await sender.fire()
        #expect(log.lines == ["own", "added"])
    }

    @Test(arguments: HandlerKind.allCases) func `the only handler may be replaced in its own call`(kind: HandlerKind) async throws {
        let sender = kind.make(try await launch())
        let log = Log()
        var own: Subscription?
        own = sender.on {
            log.add("own")
            own?.cancel()
            _ = sender.on { log.add("added") }
        }
        await sender.fire()
        await sender.fire()
        #expect(log.lines == ["own", "added"])
    }

    @Test(arguments: HandlerKind.allCases) func `an owner may be deallocated during an event`(kind: HandlerKind) async throws {
        let sender = kind.make(try await launch())
        var owner: Owner? = Owner()
        var calls = 0
        _ = sender.on { owner = nil }
        let subscription = sender.onOwner(try #require(owner)) { calls += 1 }
        await sender.fire()
        await sender.fire()
        #expect(calls == 0 && !subscription.isActive && subscription.isCancelled)
    }

    @Test(arguments: HandlerKind.allCases) func `one closure added twice is called twice and ends once`(kind: HandlerKind) async throws {
        let sender = kind.make(try await launch())
        var count = 0
        let body: @MainActor () -> Void = { count += 1 }
        let (first, second) = (sender.on(body), sender.on(body))
        await sender.fire()
        #expect(count == 2)
        first.cancel()
        first.cancel()
        await sender.fire()
        #expect(count == 3 && second.isActive)
    }

    @Test(arguments: HandlerKind.allCases) func `handlers share a chain, and each is one object`(kind: HandlerKind) async throws {
        let sender = kind.make(try await launch())
        let owner = Owner()
        let handlers = (0..<100).map { $0 % 2 == 0 ? sender.on {} : sender.onOwner(owner) {} }
        var chains: Set<ObjectIdentifier> = []
        for handler in handlers {
            #expect(handler.retainerCount == kind.operatorCount)
            if let reference = handler.chainReference { chains.insert(ObjectIdentifier(reference)) }
            #expect(handler.hasOnlyItsClosure)
        }
        // A junction has a chain in each of its streams.
        #expect(chains.count == (kind == .merge || kind == .combineLatest ? 0 : 1))
    }
}

extension Subscription {
    /// The number of operators between the chain and the handler.
    fileprivate var retainerCount: Int { sequence(first: parent) { ($0 as? Subscription)?.parent }.count { $0 is Subscription } }

    /// The reference of the chain that retains the handler, directly or through operators.
    fileprivate var chainReference: HandlerChainReference? {
        sequence(first: parent) { ($0 as? Subscription)?.parent }.lazy.compactMap { $0 as? HandlerChainReference }.first
    }

    /// Whether no closure around that of the app unregisters the handler.
    fileprivate var hasOnlyItsClosure: Bool { parts?.detach == nil && parts?.endHandlers.isEmpty != false }
}
