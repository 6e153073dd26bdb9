import Caret
import CaretTesting
import Testing

/// Two libraries, each adding what it needs to the same objects. `FirstLibrary` and `SecondLibrary` stand for modules that know nothing of
/// each other.
@MainActor @Suite(.app) struct CoexistenceTests {
    @MainActor private final class Objects {
        let button = UIButton(type: .system)
        let field = UITextField()
        let toggle = UISwitch()
        let tap = UITapGestureRecognizer()
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        var log: [String] = []
    }

    private static func show(_ title: String, answer: Int, _ action: @escaping @MainActor () -> Void) {
        UIApplication.shared.alerts.show(Alert<Int>(title) { AlertButton("OK", answer: answer, action: action) })
    }

    private enum FirstLibrary {
        @MainActor static func steps(_ objects: Objects, alerts: Bool) -> [() -> Void] {
            [
                { objects.button.on(.tap) { objects.log.append("first tap") } },
                { objects.field.on(.editingChanged) { objects.log.append("first \($0)") } },
                { objects.field.answer(.shouldClear) { true } },
                { objects.toggle.on(.valueChanged) { _ in objects.log.append("first switch") } },
                { objects.item.on(.tap) { objects.log.append("first item") } },
                { objects.button.userInfo[.firstNote] = "first" },
                { if alerts { CoexistenceTests.show("First", answer: 1) { objects.log.append("first alert") } } },
            ]
        }
    }

    private enum SecondLibrary {
        @MainActor static func steps(_ objects: Objects, alerts: Bool) -> [() -> Void] {
            [
                { objects.button.on(.tap) { objects.log.append("second tap") } },
                { objects.field.on(.editingChanged) { objects.log.append("second \($0)") } },
                { objects.field.answer(.shouldClear) { false } },
                { objects.toggle.on(.valueChanged) { _ in objects.log.append("second switch") } },
                { objects.item.on(.tap) { objects.log.append("second item") } },
                { objects.button.userInfo[.secondNote] = "second" },
                { if alerts { CoexistenceTests.show("Second", answer: 2) { objects.log.append("second alert") } } },
            ]
        }
    }

    @Test func `R46 two libraries add handlers, alerts and fields to the same objects, in any order`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        for seed in 0..<1000 {
            var chance = Chance(seed: UInt64(seed))
            let (objects, alerts) = (Objects(), seed % 20 == 0)
            var queues = [FirstLibrary.steps(objects, alerts: alerts), SecondLibrary.steps(objects, alerts: alerts)]
            while let next = queues.indices.filter({ !queues[$0].isEmpty }).randomElement(chance: &chance) { queues[next].removeFirst()() }
            objects.button.sendActions(for: .primaryActionTriggered)
            objects.field.text = "x"
            objects.field.sendActions(for: .editingChanged)
            objects.toggle.sendActions(for: .valueChanged)
            objects.item.fire()
            for id in UIApplication.shared.alerts.active { UIApplication.shared.alerts.press(0, of: id) }
            let kinds = ["tap", "x", "switch", "item"] + (alerts ? ["alert"] : [])
            let wanted = kinds.flatMap { ["first \($0)", "second \($0)"] }
            try #require(objects.log.sorted() == wanted.sorted(), "seed \(seed)")
            try #require(objects.button.userInfo[.firstNote] == "first" && objects.button.userInfo[.secondNote] == "second")
            if seed % 50 == 0 { await app.advance(by: .seconds(1)) }
        }
    }
}

extension Array {
    fileprivate func randomElement(chance: inout Chance) -> Element? { isEmpty ? nil : self[chance.next(count)] }
}

extension UserInfoKey where Host: UIView, Value == String {
    fileprivate static var firstNote: Self { UserInfoKey() }
    fileprivate static var secondNote: Self { UserInfoKey() }
}
