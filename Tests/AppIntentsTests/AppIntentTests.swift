import CaretTesting
import Synchronization
import Testing

@testable import AppIntents
@testable import UIKitCore

private enum Size: String, AppEnum {
    case small, large

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
        .small: "Small", .large: DisplayRepresentation(title: "Large", synonyms: ["Big"]),
    ]
}

private struct Dish: AppEntity {
    struct Query: EntityStringQuery {
        func entities(for identifiers: [Int]) async throws -> [Dish] { Dish.all.filter { identifiers.contains($0.id) } }
        func entities(matching string: String) async throws -> [Dish] { Dish.all.filter { $0.name.hasPrefix(string) } }
        func suggestedEntities() async throws -> [Dish] { Dish.all }
    }

    static let all = [Dish(id: 1, name: "Kebab"), Dish(id: 2, name: "Falafel")]
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Dish")
    static let defaultQuery = Query()

    let id: Int
    let name: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: "Fresh") }
}

private struct Sauce: AppEntity {
    struct Query: EnumerableEntityQuery {
        func allEntities() async throws -> [Sauce] { [Sauce("garlic"), Sauce("herb")] }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sauce"
    static let defaultQuery = Query()

    let id: String
    @Property(title: "Name") var name: String
    @Property var note: String?
    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(_ id: String) {
        self.id = id
        name = id.capitalized
    }
}

private struct OrderIntent: AppIntent {
    static let title: LocalizedStringResource = "Order a dish"
    static let description = IntentDescription("Orders food.", categoryName: "Food")
    static var parameterSummary: some ParameterSummary {
        Summary("Order \(\.$dish) in \(\.$size)") {
            \.$count
            \.$note
        }
    }

    @Parameter(title: "Dish") var dish: Dish
    @Parameter(title: "Size", default: .small) var size: Size
    @Parameter(title: "Count", default: 1, controlStyle: .stepper, inclusiveRange: (1, 5)) var count: Int
    @Parameter(title: "Note") var note: String?

    func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
        .result(value: "\(count) \(dish.name) \(size.rawValue)", dialog: "\(dish.name) is ordered.")
    }
}

private struct SauceIntent: AppIntent {
    struct Colors: DynamicOptionsProvider {
        func results() async throws -> [String] { ["red", "green"] }
        func defaultResult() async -> String? { "red" }
    }

    static let title: LocalizedStringResource = "Add sauce"
    static let description: IntentDescription? = "Adds sauce."
    static let openAppWhenRun = true

    @Parameter(title: "Sauces") var sauces: [Sauce]
    @Parameter(title: "Color", optionsProvider: Colors()) var color: String
    @Parameter(title: "Amount") var amount: Double?
    @Dependency private var kitchen: Kitchen

    init() {}
    init(color: String) { self.color = color }

    @MainActor func perform() async throws -> some IntentResult & ReturnsValue<[Sauce]> {
        guard amount != nil else { throw $amount.needsValueError("How much?") }
        try await requestConfirmation()
        kitchen.add(sauces.map(\.name) + [color])
        return .result(value: sauces)
    }
}

private final class Kitchen: Sendable {
    private let items = Mutex<[String]>([])
    var all: [String] { items.withLock { $0 } }
    func add(_ names: [String]) { items.withLock { $0 += names } }
}

private struct NextIntent: AppIntent {
    static let title: LocalizedStringResource = "Order and show"
    func perform() async throws -> some IntentResult & OpensIntent {
        let intent = OrderIntent()
        intent.dish = Dish.all[0]
        return .result(opensIntent: intent)
    }
}

private struct FailingIntent: AppIntent {
    struct Failure: Error {}
    static let title: LocalizedStringResource = "Fail"
    func perform() async throws -> some IntentResult {
        if Dish.all.count == 2 { throw Failure() }
        return .result()
    }
}

private struct Shortcuts: AppShortcutsProvider {
    static let shortcutTileColor = ShortcutTileColor.lime
    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: NextIntent(), phrases: ["Order in \(.applicationName)", "Hungry"], shortTitle: "Order", systemImageName: "fork.knife")
        AppShortcut(intent: OrderIntent(), phrases: ["Get \(\.$dish) in \(\.$size)"])
    }
}

/// App intents that a test runs.
@MainActor @Suite(.app) struct AppIntentTests {
    private func launch() async throws -> TestApp { try await TestApp.launch(showing: { UIViewController() }) }

    private func error<Intent: AppIntent>(_ app: TestApp, _ intent: Intent) async -> AppIntentRunError? {
        do {
            try await app.system.intents.run(intent)
            return nil
        } catch {
            return error as? AppIntentRunError
        }
    }

    @Test func missingParametersAreAnswered() async throws {
        let app = try await launch()
        let intents = app.system.intents
        #expect(await error(app, OrderIntent()) == .missingAnswer(parameter: "dish"))
        intents[answer: "dish"] = "Pizza"
        #expect(await error(app, OrderIntent()) == .wrongAnswer(parameter: "dish"))
        intents[answer: "dish"] = "Keb"
        let result = try await intents.run(OrderIntent())
        #expect(result.value == "1 Kebab small" && intents.performed.last?.dialog == "Kebab is ordered.")
        #expect(intents.performed.map(\.intent) == ["OrderIntent", "OrderIntent", "OrderIntent"])
        #expect(intents.performed.map { $0.error != nil } == [true, true, false] && intents.performed.last?.value == "1 Kebab small")
        for answer in [2, Dish.all[1]] as [any Sendable] {
            intents[answer: "dish"] = answer
            #expect(try await intents.run(OrderIntent()).value == "1 Falafel small")
        }
        let set = OrderIntent()
        (set.dish, set.size, set.count) = (Dish.all[0], .large, 3)
        #expect(try await intents.run(set).value == "3 Kebab large" && intents.summary(of: set) == "Order Kebab in Large")
        #expect(intents.summary(of: OrderIntent()) == "Order Dish in Small" && intents.summary(of: NextIntent()) == "Order and show")
        #expect(app.system.requests.requests(to: "intents").last?.text == "performs OrderIntent")
    }

    @Test func answersAreChecked() async throws {
        let app = try await launch()
        let order = OrderIntent()
        _ = order.parameters
        app.system.intents[answer: "count"] = 6
        await #expect(throws: AppIntentRunError.rejectedAnswer(parameter: "count")) { try await order.$count.requestValue("How many?") }
        app.system.intents[answer: "count"] = 5
        #expect(try await order.$count.requestValue() == 5 && order.count == 5)
        app.system.intents[answer: "size"] = "big"
        #expect(try await order.$size.requestValue() == .large)
        app.system.intents[answer: "size"] = "small"
        #expect(try await order.$size.requestValue() == .small)
        app.system.intents[answer: "dish"] = "Falafel"
        #expect(try await order.$dish.requestDisambiguation(among: Dish.all, dialog: "Which?").id == 2 && order.dish.id == 2)
        await #expect(throws: AppIntentRunError.rejectedAnswer(parameter: "dish")) {
            try await order.$dish.requestDisambiguation(among: [Dish.all[0]])
        }
        #expect(try await order.$note.requestConfirmation(for: "x"))
        app.system.intents.confirms = false
        #expect(try await !order.$note.requestConfirmation(for: "x") && order.note == nil)
    }

    @Test func anIntentRequestsValuesAndConfirmation() async throws {
        let app = try await launch()
        let kitchen = Kitchen()
        AppDependencyManager.shared.add(dependency: kitchen)
        let intents = app.system.intents
        intents[answer: "sauces"] = ["Garlic", "herb"]
        #expect(await error(app, SauceIntent()) == .missingAnswer(parameter: "amount"))
        intents[answer: "amount"] = 0.5
        await app.enterBackground()
        let result = try await intents.run(SauceIntent())
        #expect(app.application.applicationState != .background)
        #expect(result.value?.map(\.id) == ["garlic", "herb"] && kitchen.all == ["Garlic", "Herb", "red"])
        #expect(intents.performed.last?.value == "Garlic, Herb" && result.value?[0].note == nil)
        try await intents.run(SauceIntent(color: "green"))
        #expect(kitchen.all.last == "green")
        let intent = SauceIntent()
        _ = intent.parameters
        intents[answer: "color"] = "blue"
        await #expect(throws: AppIntentRunError.rejectedAnswer(parameter: "color")) { try await intent.$color.requestValue() }
        intents.confirms = false
        #expect(await error(app, SauceIntent()) == .notConfirmed)
    }

    @Test func anIntentOpensAnotherOne() async throws {
        let app = try await launch()
        try await app.system.intents.run(NextIntent())
        #expect(app.system.intents.performed.map(\.intent) == ["NextIntent", "OrderIntent"])
        await #expect(throws: FailingIntent.Failure.self) { try await app.system.intents.run(FailingIntent()) }
        #expect(app.system.intents.performed.last?.error?.contains("Failure") == true)
    }

    @Test func donationsAndShortcutsAreRecordedAndPerformed() async throws {
        let app = try await launch()
        let intents = app.system.intents
        let order = OrderIntent()
        order.dish = Dish.all[1]
        let identifier = try await order.donate()
        #expect(try await IntentDonationManager.shared.donate(intent: order) != identifier && intents.donations.count == 2)
        #expect(intents.donations[0].intent == "OrderIntent")
        #expect(intents.donations[0].parameters == ["dish": "Falafel", "size": "Small", "count": "1"])
        #expect(intents.select(intents.donations[0]))
        try await app.settle()
        #expect(intents.performed.last?.value == "1 Falafel small")
        #expect(intents.appShortcuts.isEmpty)
        Shortcuts.updateAppShortcutParameters()
        let name = PermissionRequests.appName
        #expect(intents.appShortcuts.map(\.phrase) == ["Order in \(name)", "Hungry", "Get Dish in Small"])
        #expect(intents.appShortcuts.map(\.title) == ["Order", "Order", "Order a dish"])
        #expect(intents.appShortcuts.map(\.name) == ["NextIntent", "NextIntent", "OrderIntent"])
        #expect(intents.appShortcuts.map(\.systemImageName) == ["fork.knife", "fork.knife", nil])
        #expect(Set(intents.appShortcuts.map(\.tileColor)) == ["lime"])
        #expect(intents.select(intents.appShortcuts[1]))
        try await app.settle()
        #expect(intents.performed.count == 3 && intents.panelSection.rows.first?.title == "Order")
    }

    @Test func descriptionsAreFoundInBothForms() async throws {
        let intents = try await launch().system.intents
        #expect(intents.description(of: OrderIntent.self) == "Orders food.")
        #expect(intents.description(of: SauceIntent.self) == "Adds sauce." && intents.description(of: NextIntent.self) == nil)
    }
}
