import CaretTesting
import HeadlessBackend
import Testing
import UIKitCore

@MainActor @Suite(.app) struct SettleTests {
    private func launch() throws -> ApplicationHost {
        let host = ApplicationHost(backend: HeadlessBackend()) { nil }
        try host.launch()
        return host
    }

    @Test func animationsRunToTheirEndOnTheVirtualClock() async throws {
        let host = try launch()
        defer { host.terminate() }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        var ended = false
        UIView.animate(withDuration: 3, animations: { window.alpha = 0.5 }, completion: { ended = $0 })
        let start = host.frameLoop.now
        #expect(await host.settle(limit: .seconds(10)).isEmpty)
        #expect(ended)
        #expect(host.frameLoop.now - start >= 3)
    }

    @Test func workThatDoesNotEndIsNamedAfterTheTimeLimit() async throws {
        let host = try launch()
        defer { host.terminate() }
        let token = PendingWork.begin("fetch a.jpg")
        host.frameLoop.addLink { _ in true }
        let pending = await host.settle(limit: .milliseconds(30))
        PendingWork.end(token)
        #expect(pending.contains("fetch a.jpg"))
        #expect(pending.contains("scrolling or animators"))
    }

    @Test func settlingWaitsForBackgroundWork() async throws {
        let host = try launch()
        defer { host.terminate() }
        let token = PendingWork.begin("read b.jpg")
        let box = Box()
        Task {
            for _ in 0..<20 { await Task.yield() }
            box.isDone = true
            PendingWork.end(token)
        }
        #expect(await host.settle(limit: .seconds(10)).isEmpty)
        #expect(box.isDone)
    }

    @Test func withoutAnApplicationOneIsCreated() {
        ApplicationHost.current?.terminate()
        #expect(ApplicationHost.current == nil)
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(UIScreen.main.scale == 3)
        let window = UIWindow()
        #expect(window.bounds == UIScreen.main.bounds)
        UIView.animate(withDuration: 1) { window.alpha = 0 }
        let host = ApplicationHost.current
        #expect(host?.backend.name == "headless")
        host?.terminate()
    }
}

@MainActor private final class Box {
    var isDone = false
}
