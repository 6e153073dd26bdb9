import Caret
import CaretTesting
import Observation
import Testing

/// The focus order of a form, most of whose fields are off the screen, compared with a list in the test.
@MainActor @Suite(.app) struct FormFocusFuzzTests {
    @MainActor @Observable final class Wide {
        var values: [String]
        var hidden: Set<Int> = []
        var disabled: Set<Int> = []
        init(_ count: Int) { values = Array(repeating: "", count: count) }

        func isOpen(_ index: Int) -> Bool { !hidden.contains(index) && !disabled.contains(index) }
    }

    /// Returns the number of the edited field, by its title; inserted rows may have pushed the field off the screen.
    private func editedRow(in table: UITableView) -> Int? {
        for case let cell as UITableViewCell in table.subviews {
            for view in cell.contentView.subviews where view.isFirstResponder {
                return cell.contentView.subviews.lazy.compactMap { ($0 as? UILabel)?.text.flatMap { Int($0) } }.first
            }
        }
        return nil
    }

    @Test(arguments: [1, 2, 9, 60]) func returnTabAndShiftTabReachFieldsOffTheScreen(count: Int) async throws {
        let model = Wide(count)
        let form = Form(of: model) {
            Fields {
                for index in 0..<count {
                    Field(text: "\(index)", \.values[index]).hidden { $0.hidden.contains(index) }.disabled { $0.disabled.contains(index) }
                }
            }
        }
        let (app, table) = try await ListScreen.launch { $0.show(form) }
        #expect(form.edit("0"))
        var (chance, current) = (Chance(seed: UInt64(count)), 0)
        for step in 0..<400 {
            switch chance.next(6) {
            case 0, 1:
                await go(1, .return, app, model, &current)
                // Without another field, Return ends editing.
                if (0..<count).filter(model.isOpen) == [current] {
                    try #require(editedRow(in: table) == nil && form.edit("\(current)"), "step \(step)")
                }
            case 2: await go(1, .tab, app, model, &current)
            case 3, 4: await go(-1, .tab, app, model, &current)
            default:
                let index = chance.next(count)
                guard index != current else { continue }
                if chance.next(2) == 0 {
                    model.hidden.formSymmetricDifference([index])
                } else {
                    model.disabled.formSymmetricDifference([index])
                }
                await app.advance(frames: 3)
            }
            try #require(editedRow(in: table) == current, "step \(step) of \(count) fields")
        }
        #expect(count < 60 || table.visibleCells.count < count / 2)
        await app.type("x")
        #expect(model.values.indices.allSatisfy { model.values[$0].isEmpty == ($0 != current) })
    }

    private func go(_ step: Int, _ key: TestKey, _ app: TestApp, _ model: Wide, _ current: inout Int) async {
        await app.press(key, modifiers: step < 0 ? .shift : [])
        let count = model.values.count
        let next = (1..<max(count, 2)).map { ((current + $0 * step) % count + count) % count }.first(where: model.isOpen)
        current = next ?? current
    }
}
