import Caret
import CaretTesting
import Observation
import Testing

/// Required fields whose values may be `nil`.
@MainActor @Suite(.app) struct RequiredFieldTests {
    enum Size: CaseIterable { case small, large }

    @MainActor @Observable final class Order {
        var size: Size?
        var colour: String?
        var level = 1
        var isGift: Bool?
        var weight: Double?
        var count: Int?
    }

    private let order = Order()

    private func check(_ kind: String, _ field: @escaping @MainActor () -> Field<Order>, _ choose: (Order) -> Void) {
        let form = Form(of: order) { Fields { field().required() } }
        #expect(!form.isValid && form.validate().map(\.message) == ["\(kind) is missing"], "\(kind)")
        choose(order)
        #expect(form.isValid && form.validate().isEmpty, "\(kind)")
        (order.size, order.colour, order.isGift, order.weight, order.count) = (nil, nil, nil, nil, nil)
        #expect(!form.isValid, "\(kind)")
    }

    @Test func aChoiceOfAnOptionalCaseMayBeRequired() async throws {
        check("Segments", { Field(segments: "Segments", \.size) }, { $0.size = .small })
        check("Choice", { Field(choice: "Choice", \.size) }, { $0.size = .small })
        check("Picker", { Field(picker: "Picker", \.size) }, { $0.size = .small })
        check("Pushed", { Field(pushed: "Pushed", \.size) }, { $0.size = .small })
    }

    @Test func aChoiceOfAnOptionalValueMayBeRequired() async throws {
        let colours = ["red", "blue"]
        check("Segments", { Field(segments: "Segments", \.colour, from: colours) }, { $0.colour = "red" })
        check("Choice", { Field(choice: "Choice", \.colour, from: colours) }, { $0.colour = "red" })
        check("Picker", { Field(picker: "Picker", \.colour, from: colours) }, { $0.colour = "red" })
        check("Pushed", { Field(pushed: "Pushed", \.colour, from: colours) }, { $0.colour = "red" })
        check("Own", { Field(choice: "Own", \.colour, from: [nil, "red"], named: { $0 ?? "none" }) }, { $0.colour = "red" })
    }

    @Test func anOptionalValueInACellOfTheAppMayBeRequired() async throws {
        check("Cell", { Field("Cell", \.colour, cell: UITableViewCell.self) { _, _ in } }, { $0.colour = "red" })
    }

    @Test func anOptionalValueOfAControlMayBeRequired() async throws {
        check("Switch", { Field(toggle: "Switch", \.isGift) }, { $0.isGift = false })
        check("Check", { Field(check: "Check", \.isGift) }, { $0.isGift = false })
        check("Slider", { Field(slider: "Slider", \.weight) }, { $0.weight = 0 })
        check("Stepper", { Field(stepper: "Stepper", \.weight) }, { $0.weight = 0 })
        check("Count", { Field(stepper: "Count", \.count) }, { $0.count = 0 })
    }

    @Test func aValueThatCannotBeNilIsNeverMissing() async throws {
        let form = Form(of: order) {
            Fields {
                Field(choice: "Level", \.level, from: [1, 2]).required()
                Field("Cell", \.level, cell: UITableViewCell.self) { _, _ in }.required()
            }
        }
        #expect(form.isValid)
    }
}
