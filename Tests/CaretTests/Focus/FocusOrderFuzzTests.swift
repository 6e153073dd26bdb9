import Caret
import CaretTesting
import SlowTests
import Testing

/// A declared focus order, compared with a list in the test.
@MainActor @Suite(.app) struct FocusOrderFuzzTests {
    /// The random changes of fields, and the expected first responder.
    private struct Model {
        var current: Int?
        var hidden: Set<Int> = []
        let count: Int

        mutating func move(by step: Int) {
            guard let start = current else { return }
            for distance in 1..<max(count, 1) {
                let next = ((start + distance * step) % count + count) % count
                if !hidden.contains(next) {
                    current = next
                    return
                }
            }
            if hidden.contains(start) { current = nil }
        }
    }

    /// The number of key presses and changes for each number of fields.
    private static let steps = Amount.of(normal: 30, slow: 300)

    @Test(arguments: 0...65) func tabShiftTabAndReturnFollowTheOrder(count: Int) async throws {
        var chance = Chance(seed: UInt64(count + 1))
        var order = Array(0..<count)
        for index in order.indices { order.swapAt(index, chance.next(count)) }
        let controller = UIViewController()
        // Most fields are far below the edge of the screen.
        let fields = (0..<count).map { UITextField(frame: CGRect(x: 10, y: 40 + CGFloat($0) * 200, width: 100, height: 30)) }
        let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        scroller.contentSize = CGSize(width: 200, height: 100 + CGFloat(count) * 200)
        let app = try await TestApp.launch(
            showing: {
                for field in fields { scroller.addSubview(field) }
                controller.view.addSubview(scroller)
                controller.focusOrder = FocusOrder(order.map { fields[$0] })
                return controller
            }, on: Device(size: CGSize(width: 200, height: 300), scale: 1))
        var model = Model(count: count)
        for step in 0..<Self.steps {
            switch chance.next(8) {
            case 0, 1: await press(.tab, app, &model, 1, in: order)
            case 2, 3: await press(.tab, app, &model, -1, in: order)
            case 4: await press(.return, app, &model, 1, in: order)
            case 5: change(fields, &model, &chance)
            default:
                guard count > 0 else { continue }
                let place = chance.next(count)
                guard !model.hidden.contains(order[place]) else { continue }
                fields[order[place]].becomeFirstResponder()
                model.current = order[place]
            }
            let first = fields.firstIndex { $0.isFirstResponder }
            try #require(first == model.current, "step \(step) of \(count) fields")
        }
    }

    private func press(_ key: TestKey, _ app: TestApp, _ model: inout Model, _ step: Int, in order: [Int]) async {
        // The beginning of Tab without a first responder is the subject of another test.
        guard let current = model.current, let place = order.firstIndex(of: current) else { return }
        await app.press(key, modifiers: step < 0 ? .shift : [])
        var places = Model(current: place, hidden: [], count: model.count)
        places.hidden = Set(order.indices.filter { model.hidden.contains(order[$0]) })
        places.move(by: step)
        model.current = places.current.map { order[$0] }
    }

    /// Hides, disables, or shows a field that is not being edited.
    private func change(_ fields: [UITextField], _ model: inout Model, _ chance: inout Chance) {
        guard !fields.isEmpty else { return }
        let index = chance.next(fields.count)
        guard index != model.current else { return }
        let isShut = model.hidden.remove(index) == nil
        if isShut { model.hidden.insert(index) }
        let (isHidden, isDisabled) = (isShut && index.isMultiple(of: 2), isShut && !index.isMultiple(of: 2))
        fields[index].isHidden = isHidden
        fields[index].isEnabled = !isDisabled
    }
}
