import CaretTesting
import PlaygroundSupport
import Testing

@testable import UIKitCore

/// The live view of a page in a running app. The start of a program without an app is tested by its own program.
@MainActor @Suite(.app) struct PlaygroundPageTests {
    private func label(_ text: String, _ frame: CGRect = .zero) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        return label
    }

    @Test func aViewIsShownAtItsSize() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        defer { PlaygroundPage.current.liveView = nil }
        let view = label("Hello", CGRect(x: 5, y: 5, width: 100, height: 40))
        PlaygroundPage.current.liveView = view
        #expect(PlaygroundPage.current.needsIndefiniteExecution)
        try await app.settle()
        let window = try #require(view.window)
        #expect(app.exists("Hello") && window.isKeyWindow && view.bounds.size == CGSize(width: 100, height: 40))
        let center = view.convert(CGPoint(x: 50, y: 20), to: window)
        #expect(abs(center.x - window.bounds.midX) < 1 && center.y > 300 && center.y < 550)
        let filling = label("Wide")
        PlaygroundPage.current.setLiveView(filling)
        try await app.settle()
        #expect(filling.frame.size == window.bounds.size && !app.exists("Hello") && filling.window === window)
        let large = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 2000))
        PlaygroundPage.current.liveView = large
        try await app.settle()
        #expect(large.frame.minX == 0 && large.frame.minY == window.safeAreaInsets.top && large.bounds.width == 900)
    }

    @Test func aControllerIsShownAndRemoved() async throws {
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            controller.view.addSubview(label("Below", CGRect(x: 0, y: 100, width: 100, height: 40)))
            return controller
        })
        let controller = UITableViewController()
        PlaygroundPage.current.liveView = controller
        try await app.settle()
        #expect(controller.view.window?.rootViewController === controller && controller.view.frame.size == app.mainWindow.bounds.size)
        #expect(PlaygroundPage.current.liveView as? UIViewController === controller)
        PlaygroundPage.current.liveView = nil
        try await app.settle()
        #expect(PlaygroundPage.current.liveView == nil && app.exists("Below"))
        #expect(app.application.windows.filter { !$0.isHidden }.count == 1)
    }

    @Test func valuesAreKept() {
        let store = PlaygroundPage.current.keyValueStore
        defer { (store["a"], store["b"]) = (nil, nil) }
        store["a"] = .dictionary(["list": .array([.integer(1), .boolean(true), .string("x"), .floatingPoint(0.5)])])
        store["b"] = .data(Data([1, 2]))
        #expect(store["a"] == .dictionary(["list": .array([.integer(1), .boolean(true), .string("x"), .floatingPoint(0.5)])]))
        #expect(PlaygroundKeyValueStore.current["b"] == .data(Data([1, 2])) && store["c"] == nil)
        store["b"] = nil
        #expect(store["b"] == nil)
    }

    @Test func thePageEndsTheProgram() async {
        await #expect(processExitsWith: .exitCode(0)) {
            PlaygroundPage.current.needsIndefiniteExecution = true
            PlaygroundPage.current.finishExecution()
        }
    }
}
