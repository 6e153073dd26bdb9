import Caret
import CaretTesting
import Foundation
import Testing

/// The objects that each of the other functions with a closure retains, and for how long.
@MainActor @Suite(.app) struct OtherMemoryTests {
    private static let cases = MemoryCases.others().all
    private static var names: [String] { cases.map(\.name) }

    @Test(arguments: 0..<400) func aClosureIsFreedWithItsReceiver(_ number: Int) async throws {
        #expect(Self.cases.count <= 400)
        guard Self.cases.indices.contains(number) else { return }
        let app = try await TestApp.launch(showing: { UIViewController() }, on: .tiny)
        let alive = Self.cases[number].run()
        await app.advance(frames: 2)
        #expect(alive() == nil, "\(Self.cases[number].name): \(alive() ?? "") is kept")
    }

    @Test func eachCaseHasItsOwnName() { #expect(Set(Self.names).count == Self.names.count) }

    @Test func aFieldsClosureGoesWithItsAlert() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: .alertSized)
        weak var (probe, model): (Probe?, MemoryModel?)
        func run() {
            let newProbe = Probe()
            let newModel = MemoryModel()
            (probe, model) = (newProbe, newModel)
            let field = AlertField("Name", newModel, \.text) { _ in newProbe.count == 0 }
            UIApplication.shared.alerts.show(Alert<Never>("A", fields: [field]) { AlertButton("OK") })
        }
        run()
        await app.advance(frames: 2)
        #expect(probe != nil && model != nil)
        for id in UIApplication.shared.alerts.active { UIApplication.shared.alerts.press(0, of: id) }
        try await app.settle()
        #expect(probe == nil && model == nil)
    }

    @Test func anAlertsButtonAndABatchAreNamed() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: .alertSized)
        final class Screen { var count = 0 }
        var lines: [Int] = []
        let alert = leakAudit {
            let screen = Screen()
            lines.append(#line + 1)
            UIApplication.shared.alerts.show(Alert<Never>("A") { AlertButton("OK") { screen.count += 1 } })
            return screen
        }
        let batch = leakAudit {
            let screen = Screen()
            lines.append(#line + 1)
            Batch([1], { $0 }, completion: { _ in screen.count += 1 })
            return screen
        }
        #expect([alert?.guilty, batch?.guilty] == lines.map { "CaretTests/OtherMemoryTests.swift:\($0)" })
        for id in UIApplication.shared.alerts.active { UIApplication.shared.alerts.dismiss(id) }
        try await app.settle()
    }

    @Test func aButtonsClosureGoesWithItsAlert() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() }, on: .alertSized)
        weak var probe: Probe?
        func run() {
            let newProbe = Probe()
            probe = newProbe
            UIApplication.shared.alerts.show(Alert<Never>("A") { AlertButton("OK") { newProbe.count += 1 } })
        }
        run()
        #expect(probe != nil)
        for id in UIApplication.shared.alerts.active { UIApplication.shared.alerts.press(0, of: id) }
        try await app.settle()
        #expect(probe == nil)
    }

    @Test func eachFunctionThatRetainsAClosureIsCovered() throws {
        let tested = Dictionary(grouping: Self.names.filter { !$0.hasSuffix(", a mistake") }) { $0.components(separatedBy: ": ")[0] }
        let functions = try PublicFunction.all().filter(\.keepsClosure)
        #expect(functions.count > 80)
        for (key, overloads) in Dictionary(grouping: functions, by: \.key) where Self.elsewhere[key] == nil {
            #expect(tested[key]?.count ?? 0 >= overloads.count, "\(key)")
        }
        #expect(Set(tested.keys).subtracting(functions.map(\.key)) == ["Gallery"], "a name that nothing has")
        #expect(Set(Self.elsewhere.keys).subtracting(functions.map(\.key)) == [])
    }

    @Test func eachFunctionThatRetainsAClosureRecordsItsLine() throws {
        for function in try PublicFunction.all() where function.keepsClosure && !Self.values.union(Self.operators).contains(function.key) {
            #expect(function.parameters.contains("file: String = #fileID, line: Int = #line"), "\(function.key)")
        }
    }

    /// Functions that create a value, which retains the closure as any value does; or that return when they do not
    /// need it any more.
    private static let values: Set<String> = [
        "ControlEvent.init(_:read:)", "ControlEvent.init(observing:)",
        "ControlEvent+Notifications.posted(_:by:read:)", "Easing.init(_:)", "Paint.pattern(cell:alpha:draw:)",
        "Paint.stencil(cell:_:draw:)", "Ordering.init(_:)", "Ordering+Algebra.pullback(_:)", "Ordering+Keys.by(_:)",
        "Sequence+ConcurrentMap.concurrentMap(width:_:)", "Batch+Function.batch(_:width:deadline:clock:progress:_:)",
        "PictureLoader.image(at:fitting:scale:contentMode:progress:)", "UIImage+Pictures.init(at:fitting:scale:contentMode:progress:)",
        "Pick.init(_:)", "UIViewController+Popover.popover(_:from:arrows:_:)", "KeyboardPlacement.animate(_:)",
    ]

    /// Operators on events. Their closures are reported with the line of the handler that retains them.
    private static let operators = Set(
        ["map(_:)", "compactMap(_:)", "filter(_:)", "removeDuplicates(by:)"].flatMap { name in
            ["ControlEvent+Operators.\(name)", "EventStream.\(name)"]
        })

    /// Functions with tests of their own: an alert and a batch release closures when they end.
    private static let elsewhere: [String: String] = Dictionary(
        values.map { ($0, "a value") }, uniquingKeysWith: { first, _ in first }
    ).merging([
        "AlertButton.init(_:_:answer:isEnabled:action:)": "aButtonsClosureGoesWithItsAlert",
        "AlertButton.init(_:_:isEnabled:action:)": "aButtonsClosureGoesWithItsAlert",
        "AlertButton+Owner.init(_:_:owner:answer:isEnabled:action:)": "AlertBusyTests",
        "AlertButton+Owner.init(_:_:answer:isEnabled:action:)": "AlertBusyTests",
        "UIViewController+Progress.showProgress(_:_:cancel:priority:_:)": "ProgressAlertTests",
        "AlertField.init(_:_:_:keyboard:isSecret:enables:)": "aFieldsClosureGoesWithItsAlert",
        "AlertInput.init(_:text:keyboard:isSecret:enables:)": "aFieldsClosureGoesWithItsAlert",
        "UIViewController+Ask.ask(_:_:placeholder:text:keyboard:isSecret:confirm:cancel:enables:)": "aFieldsClosureGoesWithItsAlert",
        "Batch.init(_:width:deadline:clock:_:each:progress:completion:)": "BatchHandlerTests",
        "Batch.init(_:width:deadline:clock:owner:_:each:progress:completion:)": "BatchHandlerTests",
        "KeyMap.define(_:_:_:in:call:)": "KeyMapTests",
    ]) { $1 }
}
