import CaretForApple
import CaretTesting
import Foundation
import Observation
import Testing
import UIKit

extension UserInfoKey where Host: UIView, Value == String {
    fileprivate static var note: Self { UserInfoKey() }
}

extension UserInfoKey where Host: UIView, Value == NSObject {
    fileprivate static var object: Self { UserInfoKey() }
}

/// Stored values, lives of controllers, interactions and texts.
@MainActor @Suite(.app) struct ObjectTests {
    private func launch() async throws -> (TestApp, UIViewController) {
        let controller = UIViewController()
        let app = try await TestApp.launch(showing: { controller }, on: .standard.scale(1))
        try await app.settle()
        return (app, controller)
    }

    // MARK: - Stored values

    @Test func valuesAreStoredWithTheirObject() async throws {
        let (app, _) = try await launch()
        let (one, other) = (UIView(), UIView())
        one.userInfo[.note] = "one"
        #expect(one.userInfo[.note] == "one" && other.userInfo[.note] == nil)
        weak var value: NSObject?
        do {
            let (view, object) = (UIView(), NSObject())
            view.userInfo[.object] = object
            value = object
        }
        await app.advance(frames: 2)
        #expect(value == nil)
    }

    // MARK: - Lives

    @Test func theLifeOfAControllerIsSent() async throws {
        let (root, page) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        let app = try await TestApp.launch(showing: { navigation }, on: .standard.scale(1))
        try await app.settle()
        var log: [String] = []
        page.on(.didLoad) { log.append("load") }
        page.on(.willAppear) { log.append("willAppear \($0)") }
        page.on(.didAppear) { _ in log.append("didAppear") }
        page.on(.willDisappear) { _ in log.append("willDisappear") }
        page.on(.didDisappear) { _ in log.append("didDisappear") }
        navigation.pushViewController(page, animated: true)
        try await app.settle()
        #expect(log == ["load", "willAppear true", "didAppear"])
        navigation.popViewController(animated: true)
        try await app.settle()
        #expect(log == ["load", "willAppear true", "didAppear", "willDisappear", "didDisappear"])
    }

    @Test func handlersDuringAnAppearanceEndWithIt() async throws {
        let (root, page) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        let app = try await TestApp.launch(showing: { navigation }, on: .standard.scale(1))
        try await app.settle()
        var count = 0
        let name = Notification.Name("test.posted")
        page.during(.appearance) { page in
            NotificationCenter.default.on(.posted(name), page) { _ in count += 1 }
        }
        func post() { NotificationCenter.default.post(name: name, object: nil) }
        post()
        navigation.pushViewController(page, animated: false)
        try await app.settle()
        post()
        navigation.popViewController(animated: false)
        try await app.settle()
        post()
        #expect(count == 1)
    }

    @Test func aVisibleControllerIsNotReportedAgain() async throws {
        let (app, controller) = try await launch()
        var log: [String] = []
        controller.on(.willAppear) { _ in log.append("will") }
        controller.on(.didAppear) { _ in log.append("did") }
        try await app.settle()
        #expect(log.isEmpty)
        controller.present(UIViewController(), animated: false)
        try await app.settle()
        controller.dismiss(animated: false)
        try await app.settle()
        #expect(log.isEmpty || log == ["will", "did"])
    }

    @Test func aVisibleContainerIsNotReportedAgain() async throws {
        final class Container: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let container = Container()
        let app = try await TestApp.launch(showing: { container }, on: .standard.scale(1))
        try await app.settle()
        var log: [String] = []
        container.on(.willAppear) { _ in log.append("willAppear") }
        container.on(.didAppear) { _ in log.append("didAppear") }
        container.on(.didDisappear) { _ in log.append("didDisappear") }
        await app.advance(frames: 2)
        #expect(log.isEmpty)
        container.view.window?.rootViewController = UIViewController()
        try await app.settle()
        #expect(log == ["didDisappear"])
    }

    @Test func tasksOfAViewEndWithItsWindow() async throws {
        let (app, controller) = try await launch()
        let view = UIView()
        controller.view.addSubview(view)
        var isCancelled = false
        view.task { _ in
            while !Task.isCancelled { await Task.yield() }
            isCancelled = true
        }
        await app.advance(frames: 2)
        #expect(!isCancelled)
        view.removeFromSuperview()
        await app.advance(frames: 2)
        for _ in 0..<10 { await Task.yield() }
        #expect(isCancelled)
    }

    // MARK: - Alerts

    @Test func alertsAreAnswered() async throws {
        let (app, controller) = try await launch()
        let answer = Task { await controller.confirm("Erase?") }
        try await app.settle()
        try await app.tap(.label("OK"))
        try await app.settle()
        #expect(await answer.value)
    }

    // MARK: - Interactions

    @Test func interactionsAskTheirClosures() async throws {
        let (app, controller) = try await launch()
        let card = UIView(frame: CGRect(x: 50, y: 200, width: 200, height: 100))
        controller.view.addSubview(card)
        var points: [CGPoint] = []
        let interaction = UIContextMenuInteraction(controller) { _, point in
            points.append(point)
            return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
        }
        var shown = 0
        interaction.on(.willDisplayMenu) { _ in shown += 1 }
        card.addInteraction(interaction)
        await app.hold(at: CGPoint(x: 150, y: 250), for: .seconds(1))
        try await app.settle()
        #expect(points == [CGPoint(x: 100, y: 50)] && shown == 1 && app.exists(.label("Copy")))
    }

    // MARK: - Texts

    @Test func textStoragesKeepTheirDelegates() {
        final class Delegate: NSObject, NSTextStorageDelegate {
            var log: [String] = []
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
                changeInLength delta: Int
            ) { log.append("delegate") }
        }
        let (storage, delegate) = (NSTextStorage(string: "a"), Delegate())
        storage.delegate = delegate
        let token = storage.onDidProcessEditing { edit in delegate.log.append("closure \(edit.delta)") }
        storage.replaceCharacters(in: NSRange(location: 1, length: 0), with: "bc")
        token.cancel()
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "")
        #expect(delegate.log == ["delegate", "closure 2", "delegate"])
    }

    /// Counts its calls.
    private final class TextDelegate: NSObject, NSTextStorageDelegate, NSLayoutManagerDelegate {
        var calls = 0
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
            changeInLength delta: Int
        ) { calls += 1 }
        func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { calls += 1 }
    }

    /// Counts its calls.
    private final class AnimationDelegate: NSObject, CAAnimationDelegate {
        var calls = 0
        func animationDidStop(_ animation: CAAnimation, finished flag: Bool) { calls += 1 }
    }

    @Test func closuresOfAStorageStayWhenTheAppSetsADelegate() {
        let (storage, delegate) = (NSTextStorage(string: "a"), TextDelegate())
        var log: [String] = []
        _ = storage.onDidProcessEditing { _ in log.append("first") }
        storage.delegate = delegate
        _ = storage.onDidProcessEditing { _ in log.append("second") }
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "b")
        #expect(delegate.calls == 1 && log == ["first", "second"])
    }

    @Test func closuresOfALayoutManagerStayWhenTheAppSetsADelegate() {
        let (view, delegate) = (UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), TextDelegate())
        var log: [String] = []
        _ = view.layoutManager.onDidInvalidateLayout { log.append("first") }
        view.layoutManager.delegate = delegate
        _ = view.layoutManager.onDidInvalidateLayout { log.append("second") }
        view.text = "A text"
        view.layoutManager.ensureLayout(for: view.textContainer)
        let (calls, count) = (delegate.calls, log.count)
        view.text = "Another text"
        #expect(delegate.calls == calls + 1 && log.dropFirst(count) == ["first", "second"])
    }

    @Test func handlersOfAnAnimationStayWhenTheAppSetsADelegate() async throws {
        let (app, controller) = try await launch()
        let (animation, delegate) = (CABasicAnimation(keyPath: "opacity"), AnimationDelegate())
        animation.duration = 0.1
        var log: [String] = []
        animation.on(.didStop) { _ in log.append("first") }
        animation.delegate = delegate
        animation.on(.didStop) { _ in log.append("second") }
        controller.view.layer.add(animation, forKey: nil)
        try await app.settle()
        #expect(delegate.calls == 1 && log == ["first", "second"])
    }

    // MARK: - Observed values

    @Test func modelsAreFollowed() async throws {
        let (app, controller) = try await launch()
        let model = Model()
        var seen: [Int] = []
        controller.observe(model) { model in seen.append(model.count) }
        model.count = 3
        await app.advance(frames: 2)
        #expect(seen == [0, 3])
    }

    @MainActor @Observable final class Model { var count = 0 }
}
