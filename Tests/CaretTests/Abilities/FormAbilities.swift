import Caret
import CaretTesting
import Foundation
import Testing
import UIKit

/// The abilities of Documentation/CLOSURES.md that concern forms, fields and bindings.
@MainActor @Suite(.app) struct FormAbilities {
    @Test func `A27 a form has rows, rules and conditions`() async throws {
        let guest = Guest()
        let form = Form(of: guest) {
            Fields("Guest") {
                Field(text: "Name", \.name).required("Who are you?")
                Field(stepper: "Nights", \.nights, in: 1...14)
                Field(toggle: "Car", \.hasCar)
                Field(text: "Plate", \.plate).hidden { !$0.hasCar }.valid("Too short") { $0.plate.count > 2 }
            }
        }
        let (app, table) = try await ListScreen.launch(style: .insetGrouped) { $0.show(form) }
        #expect(table.numberOfRows(inSection: 0) == 3 && form.validate().map(\.message) == ["Who are you?"])
        (guest.hasCar, guest.name) = (true, "Ada")
        try await app.settle()
        #expect(table.numberOfRows(inSection: 0) >= 4 && form.validate().map(\.message) == ["Too short"])
        guest.plate = "B 1"
        #expect(form.isValid)
    }

    @Test func `A27 messages follow the text, groups load, and a submit is awaited`() async throws {
        let guest = Guest()
        let form = Form(of: guest) {
            Fields("Guest") { Field(text: "Name", \.name).valid("Too short") { $0.name.count > 1 }.validates(.onChange) }
            Fields("Nights", load: { _ in [1, 2, 7] }) { nights in Field(choice: "Nights", \.nights, from: nights, named: { "\($0)" }) }
        }
        var saved: [String] = []
        form.onSubmit { saved.append($0.name) }
        let screen = try await FormScreen(form)
        try await screen.app.settle()
        #expect(screen.table.numberOfRows(inSection: 1) > 0)
        try await screen.type("G", into: 0)
        #expect(screen.texts[0].contains("Too short"))
        await form.submit()
        #expect(saved.isEmpty)
        guest.name = "Grace"
        await form.submit()
        #expect(saved == ["Grace"])
    }

    @Test func `A28 Return and Tab follow a declared order, and skip what is hidden`() async throws {
        let (one, two, three) = (UITextField(), UITextField(), UITextField())
        let screen = UIViewController()
        let app = try await AbilityScreen.launch(one, two, three, in: screen)
        screen.focusOrder = FocusOrder([three, two, one])
        two.isHidden = true
        three.becomeFirstResponder()
        await app.press(.return)
        #expect(one.isFirstResponder)
        await app.press(.tab)
        #expect(three.isFirstResponder)
        await app.press(.tab, modifiers: .shift)
        #expect(one.isFirstResponder)
    }

    @Test func `A31 a control and a property change each other`() async throws {
        let (guest, field, toggle) = (Guest(), UITextField(), UISwitch())
        let app = try await AbilityScreen.launch(field, toggle)
        bind(field, guest, \.name)
        bind(toggle, guest, \.hasCar)
        field.becomeFirstResponder()
        await app.type("Ada")
        #expect(guest.name == "Ada")
        (guest.name, guest.hasCar) = ("Bill", true)
        await app.advance(frames: 1)
        #expect(field.text == "Bill" && toggle.isOn)
    }

    @Test func `A47 a binding converts numbers and money, and formats while the user types`() async throws {
        @MainActor final class Order {
            var price = Decimal(0)
            var pieces = 0
        }
        let (order, price, pieces) = (Order(), UITextField(), UITextField())
        let app = try await AbilityScreen.launch(price, pieces)
        let locale = Locale(identifier: "en_US")
        bind(price, order, \.price, format: .currency(code: "USD").locale(locale))
        bind(pieces, order, \.pieces, format: .number.locale(locale), formatsWhileTyping: true)
        #expect(price.text == "$0.00")
        pieces.becomeFirstResponder()
        pieces.text = ""
        await app.type("1234")
        #expect(pieces.text == "1,234" && order.pieces == 1234)
    }
}
