import CaretTesting
import Testing

@testable import UIKitCore

/// The changes of one event are undone at once.
@MainActor @Suite(.app) struct EventUndoTests {
    @MainActor final class Number {
        var value = 0

        func change(to new: Int, _ manager: UndoManager) {
            let old = value
            manager.registerUndo(withTarget: self) { $0.change(to: old, manager) }
            value = new
        }
    }

    private func run(_ body: (Number, UndoManager, ApplicationHost) throws -> Void) throws {
        try TestHost.run { _ in
            try body(Number(), UndoManager(), try #require(ApplicationHost.current))
        }
    }

    @Test func twoChangesOfOneEventAreOneStep() throws {
        try run { number, manager, host in
            number.change(to: 1, manager)
            number.change(to: 2, manager)
            #expect(manager.groupingLevel == 1 && manager.canUndo)
            host.endTurn()
            #expect(manager.groupingLevel == 0)
            number.change(to: 3, manager)
            host.endTurn()
            manager.undo()
            #expect(number.value == 2)
            manager.undo()
            #expect(number.value == 0 && !manager.canUndo)
            manager.redo()
            #expect(number.value == 2)
            manager.redo()
            #expect(number.value == 3 && !manager.canRedo)
        }
    }

    @Test func aStepHasTheNameOfTheGroupInIt() throws {
        try run { number, manager, host in
            manager.beginUndoGrouping()
            number.change(to: 1, manager)
            manager.setActionName("Count")
            manager.endUndoGrouping()
            host.endTurn()
            #expect(manager.undoActionName == "Count")
            #expect(manager.undoMenuItemTitle == "Undo Count" && manager.redoMenuItemTitle == "Redo")
            manager.undo()
            #expect(manager.redoActionName == "Count" && manager.redoMenuItemTitle == "Redo Count" && number.value == 0)
        }
    }

    @Test func methodsRegisterTheirUndo() throws {
        @MainActor final class Text: NSObject {
            var words = "new"
            func put(_ old: NSString?) { words = old.map { $0 as String } ?? "" }
        }
        try run { _, manager, host in
            let text = Text()
            manager.registerUndo(withTarget: text, selector: Selector("put:", Text.put(_:)), object: "old")
            host.endTurn()
            manager.undo()
            #expect(text.words == "old")
            manager.registerUndo(withTarget: text, selector: Selector("put:", Text.put(_:)), object: nil)
            host.endTurn()
            manager.undo()
            #expect(text.words == "")
        }
    }

    @Test func removingAllActionsAllowsNewOnes() throws {
        try run { number, manager, host in
            manager.disableUndoRegistration()
            number.change(to: 1, manager)
            manager.removeAllActions()
            #expect(manager.isUndoRegistrationEnabled && !manager.canUndo)
            number.change(to: 2, manager)
            host.endTurn()
            manager.undo()
            #expect(number.value == 1)
        }
    }

    @Test func undoingInTheSameEventUndoesAllOfIt() throws {
        try run { number, manager, host in
            number.change(to: 1, manager)
            number.change(to: 2, manager)
            manager.undo()
            #expect(number.value == 0 && manager.groupingLevel == 0)
            number.change(to: 5, manager)
            host.endTurn()
            manager.undo()
            #expect(number.value == 0)
        }
    }

    @Test func groupsOfAnAppAreNestedInThatOfTheEvent() throws {
        try run { number, manager, host in
            manager.beginUndoGrouping()
            number.change(to: 1, manager)
            #expect(manager.groupingLevel == 2)
            manager.endUndoGrouping()
            manager.setActionName("Change")
            number.change(to: 2, manager)
            host.endTurn()
            #expect(manager.undoActionName == "Change")
            manager.undo()
            #expect(number.value == 0)
        }
    }

    @Test func aGroupThatOutlivesItsEventStaysOpen() throws {
        try run { number, manager, host in
            number.change(to: 1, manager)
            manager.beginUndoGrouping()
            number.change(to: 2, manager)
            host.endTurn()
            #expect(manager.groupingLevel == 1)
            number.change(to: 3, manager)
            manager.endUndoGrouping()
            #expect(manager.groupingLevel == 0)
            manager.undo()
            #expect(number.value == 0)
        }
    }

    @Test func withoutGroupingEveryRegistrationIsAStep() throws {
        try run { number, manager, _ in
            manager.groupsByEvent = false
            number.change(to: 1, manager)
            number.change(to: 2, manager)
            manager.undo()
            #expect(number.value == 1)
        }
    }

    @Test func theMainActorEndsGroupsOutsideOfEvents() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let manager = UndoManager()
        let number = Number()
        number.change(to: 1, manager)
        try await app.settle()
        #expect(manager.groupingLevel == 0)
        number.change(to: 2, manager)
        manager.undo()
        #expect(number.value == 1)
    }

    @Test func listenersAreNotifiedOfGroupsAndSteps() throws {
        try run { number, manager, host in
            var heard: [String] = []
            let names: [(NSNotification.Name, String)] = [
                (.NSUndoManagerCheckpoint, "check"), (.NSUndoManagerDidOpenUndoGroup, "opened"),
                (.NSUndoManagerWillCloseUndoGroup, "closes"), (.NSUndoManagerDidCloseUndoGroup, "closed"),
                (.NSUndoManagerWillUndoChange, "undoes"), (.NSUndoManagerDidUndoChange, "undone"),
                (.NSUndoManagerWillRedoChange, "redoes"), (.NSUndoManagerDidRedoChange, "redone"),
            ]
            let tokens = names.map { name, word in
                NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
                    MainActor.assumeIsolated { heard.append("\(word) \(number.value)") }
                }
            }
            defer { tokens.forEach(NotificationCenter.default.removeObserver) }
            manager.undo()
            #expect(heard.isEmpty)
            number.change(to: 1, manager)
            host.endTurn()
            #expect(heard == ["opened 0", "check 1", "closes 1", "closed 1"])
            heard = []
            manager.undo()
            manager.redo()
            #expect(heard == ["check 1", "undoes 1", "undone 0", "check 0", "redoes 0", "redone 1"])
            heard = []
            manager.groupsByEvent = false
            manager.beginUndoGrouping()
            manager.beginUndoGrouping()
            manager.endUndoGrouping()
            manager.endUndoGrouping()
            #expect(heard.map { $0.prefix(5) } == ["opene", "check", "opene", "check", "close", "close", "check", "close", "close"])
        }
    }
}
