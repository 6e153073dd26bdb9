import CaretTesting
import Testing

@testable import UIKitCore

/// The article's algorithm that steers Tab: flags of four fields, an expected field, and a bypass of the questions.
@MainActor @Suite(.app) struct ArticleTabTests {
    /// The controller of the article, which is the delegate of its fields.
    final class Controller: UIViewController, UITextFieldDelegate {
        /// One bit for each of four fields.
        private static let allAsked = 0xf

        var viewOrder: [UITextField] = []
        /// Hides fields between the questions, as an app may hide them any time.
        var beforeSearch: () -> Void = {}
        private(set) var flags = 0
        private(set) var observed: [UITextField] = []
        private(set) var expectedField: UITextField?
        private(set) var bypass = false
        private(set) var begun: [Int] = []

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            if bypass { return textField === expectedField }
            guard let index = viewOrder.firstIndex(of: textField), let current = viewOrder.firstIndex(where: \.isFirstResponder) else {
                return true
            }
            if flags != Self.allAsked {
                flags |= 1 << index
                observed.append(textField)
                return true
            }
            // All fields were asked: this is the second question, for the field that UIKit targets.
            beforeSearch()
            let isForward = isForward(from: viewOrder[current], to: textField)
            resetAll()
            begin(from: current, isForward: isForward)
            return false
        }

        func textFieldDidBeginEditing(_ textField: UITextField) {
            begun.append(textField.tag)
            resetAll()
        }

        /// UIKit targets the neighbour in the order of its questions, without hidden fields.
        private func isForward(from current: UITextField, to target: UITextField) -> Bool {
            let chosen = observed.filter { !$0.isHidden || $0 === current || $0 === target }
            guard let from = chosen.firstIndex(of: current), let to = chosen.firstIndex(of: target) else { return true }
            return (to - from + chosen.count) % chosen.count == 1
        }

        private func begin(from current: Int, isForward: Bool) {
            let count = viewOrder.count
            let next = (1...count).map { viewOrder[(current + (isForward ? $0 : count - $0)) % count] }.first { !$0.isHidden }
            guard let next else {
                resetAll()
                viewOrder[current].resignFirstResponder()
                return
            }
            expectedField = next
            bypass = true
            next.becomeFirstResponder()
            bypass = false
            expectedField = nil
        }

        private func resetAll() {
            flags = 0
            observed = []
        }
    }

    /// Launches an app with fields 1 to 4, which UIKit asks in the order 1, 4, 2, 3.
    private func launched() async throws -> (app: TestApp, controller: Controller) {
        let controller = Controller()
        controller.viewOrder = (1...4).map { tag in
            let field = UITextField(frame: CGRect(x: 20, y: 40 + 50 * CGFloat(tag), width: 200, height: 40))
            field.tag = tag
            field.delegate = controller
            return field
        }
        let app = try await TestApp.launch(showing: {
            for tag in [1, 4, 2, 3] { controller.view.addSubview(controller.viewOrder[tag - 1]) }
            return controller
        })
        app.mainWindow.keyboardNavigation = .fieldQueries
        controller.viewOrder[0].becomeFirstResponder()
        return (app, controller)
    }

    private func moves(_ app: TestApp, _ controller: Controller, _ count: Int, _ modifiers: UIKeyModifierFlags = []) async -> [Int] {
        var result: [Int] = []
        for _ in 0..<count {
            await app.press(.tab, modifiers: modifiers)
            result.append(controller.viewOrder.first(where: \.isFirstResponder)?.tag ?? 0)
        }
        return result
    }

    @Test func `R102 R115 the article's flags, expected field and bypass make all eight moves right`() async throws {
        let (app, controller) = try await launched()
        #expect(await moves(app, controller, 4) == [2, 3, 4, 1])
        #expect(await moves(app, controller, 4, .shift) == [4, 3, 2, 1])
        #expect(controller.begun == [1, 2, 3, 4, 1, 4, 3, 2, 1])
        #expect(controller.flags == 0 && controller.observed.isEmpty && controller.expectedField == nil && !controller.bypass)
    }

    @Test(arguments: [(2, [3, 4, 1], [4, 3, 1]), (4, [2, 3, 1], [3, 2, 1])])
    func `R103 R115 the article's code skips a hidden field both ways, and its flag is set all the same`(
        hidden: Int, forward: [Int], backward: [Int]
    ) async throws {
        let (app, controller) = try await launched()
        controller.viewOrder[hidden - 1].isHidden = true
        #expect(await moves(app, controller, 3) == forward)
        #expect(await moves(app, controller, 3, .shift) == backward)
    }

    @Test func `R103 R115 with all fields hidden no field is edited`() async throws {
        let (app, controller) = try await launched()
        for field in controller.viewOrder { field.isHidden = true }
        #expect(await moves(app, controller, 1) == [0])
        #expect(controller.begun == [1])
    }

    @Test func `R103 R115 with all fields hidden between the questions the article's code resets all and resigns`() async throws {
        let (app, controller) = try await launched()
        controller.beforeSearch = { for field in controller.viewOrder { field.isHidden = true } }
        #expect(await moves(app, controller, 1) == [0])
        #expect(controller.flags == 0 && controller.observed.isEmpty && !controller.bypass && controller.begun == [1])
        // The fields are shown again, and the first tab begins at the first field.
        controller.beforeSearch = {}
        for field in controller.viewOrder { field.isHidden = false }
        controller.viewOrder[0].becomeFirstResponder()
        #expect(await moves(app, controller, 4) == [2, 3, 4, 1])
    }
}
