import CaretTesting
import Testing
import UIKit

@testable import Caret

/// Closures of several statements need no types and no labels, although overloads of the same name accept a method.
@MainActor @Suite(.app) struct SeveralStatementsTests {
    @MainActor final class Owner {
        var received: [String] = []
        func receive(_ word: String) { received.append(word) }
    }

    @Test func handlersAndAnswersMayHaveSeveralStatements() {
        let (owner, button, slider, field) = (Owner(), UIButton(), UISlider(), UITextField())
        button.on(.tap, owner) { owner in
            owner.receive("a tap")
            owner.receive("and no more")
        }
        slider.on(.valueChanged, owner) { owner, value in
            owner.receive("a value")
            owner.receive("\(value)")
        }
        field.answer(.shouldReturn, owner) { owner in
            owner.receive("a question")
            return false
        }
        button.sendActions(for: .primaryActionTriggered)
        slider.sendActions(for: .valueChanged)
        #expect(owner.received == ["a tap", "and no more", "a value", "0.0"])
    }

    @Test func rowsAndSectionsMayHaveSeveralStatements() {
        let (owner, table) = (Owner(), UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let list = table.sections(owner) { owner in
            let words = ["one", "two"]
            Section("words") {
                for word in words {
                    Row(word, .default, word).onSelect(owner) { owner in
                        owner.receive(word)
                        owner.receive("again")
                    }
                }
            }
        }
        list.row(at: IndexPath(row: 1, section: 0))?.actions.select?()
        #expect(table.numberOfRows(inSection: 0) == 2 && owner.received == ["two", "again"])
    }
}
