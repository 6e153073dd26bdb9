import CaretTesting
import Testing

@testable import UIKitCore

/// The protocol by which UIKit's fields followed Tab in iOS 5 and 6, and the algorithm that steered it.
@MainActor @Suite(.app) struct LegacyTabOrderTests {
    final class Log: NSObject, UITextFieldDelegate {
        var asked: [Int] = []
        var refused: Set<Int> = []
        /// Refuses from the second question on.
        var refusesSecond = false
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            asked.append(textField.tag)
            if refusesSecond, asked.filter({ $0 == textField.tag }).count > 1 { return false }
            return !refused.contains(textField.tag)
        }
    }

    /// Infers UIKit's target from the order of its questions, and edits the field of the list instead.
    final class Steering: NSObject, UITextFieldDelegate {
        let order: [UITextField]
        private var observed: [ObjectIdentifier] = []
        private var seen: Set<ObjectIdentifier> = []
        private var all: Set<ObjectIdentifier>
        /// The number of times that the beginning of editing cleared the state. For tests.
        private(set) var begun = 0

        init(_ order: [UITextField]) {
            self.order = order
            all = Set(order.map(ObjectIdentifier.init))
        }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            let id = ObjectIdentifier(textField)
            guard order.contains(where: \.isFirstResponder), all.contains(id) else { return true }
            // All fields were asked: this is the second question, for UIKit's target.
            guard seen == all else {
                observed.append(id)
                seen.insert(id)
                return true
            }
            let steps = distance(to: id)
            let current = order.firstIndex(where: \.isFirstResponder) ?? 0
            clear()
            return go(from: current, steps: steps)
        }

        func textFieldDidBeginEditing(_ textField: UITextField) {
            begun += 1
            clear()
        }

        /// Returns one forward or one back in the observed order, and so in the list.
        private func distance(to target: ObjectIdentifier) -> Int {
            guard let current = order.first(where: \.isFirstResponder).map(ObjectIdentifier.init),
                let from = observed.firstIndex(of: current), let to = observed.firstIndex(of: target)
            else { return 1 }
            let ahead = (to - from + observed.count) % observed.count
            return ahead <= observed.count / 2 ? 1 : -1
        }

        private func go(from current: Int, steps: Int) -> Bool {
            var place = current
            for _ in order.indices {
                place = (place + steps + order.count) % order.count
                guard !order[place].isHidden else { continue }
                if place != current { order[place].becomeFirstResponder() }
                return false
            }
            order[current].resignFirstResponder()
            return false
        }

        private func clear() {
            observed = []
            seen = []
        }
    }

    /// Launches an app with fields 1, 2, 3, 4… in the list, which UIKit asks in the order of `asked`.
    private func launched(_ asked: [Int]) async throws -> (TestApp, [UITextField]) {
        let fields = asked.sorted().map { tag in
            let field = UITextField(frame: CGRect(x: 20, y: 40 + 10 * CGFloat(tag), width: 200, height: 9))
            field.tag = tag
            return field
        }
        let app = try await TestApp.launch(showing: {
            let controller = UIViewController()
            for tag in asked { controller.view.addSubview(fields[tag - 1]) }
            return controller
        })
        app.mainWindow.keyboardNavigation = .fieldQueries
        return (app, fields)
    }

    private func current(_ fields: [UITextField]) -> Int { fields.first(where: \.isFirstResponder)?.tag ?? 0 }

    @Test func `R101 every field is asked, then the target again, and YES edits it`() async throws {
        let (app, fields) = try await launched([1, 4, 2, 3])
        let log = Log()
        for field in fields { field.delegate = log }
        fields[0].becomeFirstResponder()
        log.asked = []
        await app.press(.tab)
        #expect(log.asked == [1, 4, 2, 3, 4] && current(fields) == 4)
    }

    @Test func `R101 hidden fields are asked but never chosen`() async throws {
        let (app, fields) = try await launched([1, 4, 2, 3])
        let log = Log()
        for field in fields { field.delegate = log }
        fields[0].becomeFirstResponder()
        fields[3].isHidden = true
        log.asked = []
        await app.press(.tab)
        #expect(log.asked == [1, 4, 2, 3, 2] && current(fields) == 2)
    }

    @Test func `R101 a NO restricts tabs to the target until any field begins editing`() async throws {
        let (app, fields) = try await launched([1, 4, 2, 3])
        let log = Log()
        for field in fields { field.delegate = log }
        fields[0].becomeFirstResponder()
        log.asked = []
        log.refusesSecond = true
        await app.press(.tab)
        #expect(log.asked == [1, 4, 2, 3, 4] && current(fields) == 1 && app.mainWindow.focus.queries.isRestricted)
        log.asked = []
        log.refusesSecond = false
        log.refused = [4]
        await app.press(.tab)
        #expect(log.asked == [1, 4, 2, 3] && current(fields) == 1)
        log.asked = []
        log.refused = [1, 2, 3]
        await app.press(.tab)
        #expect(log.asked == [1, 4, 2, 3, 4] && current(fields) == 4 && !app.mainWindow.focus.queries.isRestricted)
    }

    @Test func `R101 editing that begins by program ends the restriction`() async throws {
        let (app, fields) = try await launched([1, 4, 2, 3])
        let log = Log()
        for field in fields { field.delegate = log }
        fields[0].becomeFirstResponder()
        log.asked = []
        log.refusesSecond = true
        await app.press(.tab)
        log.refusesSecond = false
        #expect(app.mainWindow.focus.queries.isRestricted)
        fields[2].becomeFirstResponder()
        #expect(!app.mainWindow.focus.queries.isRestricted)
    }

    @Test func `R101 the compatibility mode is off by default`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        #expect(app.mainWindow.keyboardNavigation == .readingOrder)
    }

    @Test func `R102 the bypass makes all eight moves right`() async throws {
        let (app, fields) = try await launched([1, 4, 2, 3])
        let steering = Steering(fields)
        for field in fields { field.delegate = steering }
        fields[0].becomeFirstResponder()
        var moves: [Int] = []
        for _ in 0..<4 {
            await app.press(.tab)
            moves.append(current(fields))
        }
        for _ in 0..<4 {
            await app.press(.tab, modifiers: .shift)
            moves.append(current(fields))
        }
        #expect(moves == [2, 3, 4, 1, 4, 3, 2, 1])
        #expect(steering.begun == 9)
    }

    @Test func `R103 the bypass skips hidden fields and resigns where none is left`() async throws {
        let (app, fields) = try await launched([1, 4, 2, 3])
        let steering = Steering(fields)
        for field in fields { field.delegate = steering }
        fields[0].becomeFirstResponder()
        fields[1].isHidden = true
        var moves: [Int] = []
        for _ in 0..<3 {
            await app.press(.tab)
            moves.append(current(fields))
        }
        #expect(moves == [3, 4, 1])
    }

    @Test(arguments: [0, 1, 64, 65]) func `R104 a set of fields holds any number`(_ count: Int) async throws {
        let (app, fields) = try await launched(count == 0 ? [] : Array(1...count))
        let steering = Steering(fields)
        for field in fields { field.delegate = steering }
        fields.first?.becomeFirstResponder()
        await app.press(.tab)
        #expect(current(fields) == (count < 2 ? count : 2))
    }
}
