import Caret
import Foundation
import Observation
import UIKit
import UIKitCore

/// The cost of the closure layer: handlers compared with closures in an array, forms, and observed views.
@MainActor enum Closures {
    static func measure() throws -> [Entry] { try handlers() + forms() + [observedViews()] }

    // MARK: - Handlers

    private static let handlerCount = 100
    private static let calls = 20_000

    private static func handlers() throws -> [Entry] {
        let app = try HeadlessApp { UIViewController() }
        defer { app.host.terminate() }
        let box = Counter()
        let button = UIButton(type: .system)
        var array: [@MainActor () -> Void] = []
        for _ in 0..<handlerCount {
            button.on(.tap, box, call: Counter.add)
            array.append { box.add() }
        }
        let called = (0..<5).map { _ in time { for _ in 0..<calls { button.sendActions(for: .primaryActionTriggered) } } }.median
        let plain = (0..<5).map { _ in time { for _ in 0..<calls { for closure in array { closure() } } } }.median
        let single = UIButton(type: .system)
        single.on(.tap, box, call: Counter.add)
        let alone = (0..<5).map { _ in time { for _ in 0..<calls { single.sendActions(for: .primaryActionTriggered) } } }.median
        let all = Double(calls * handlerCount)
        return [
            Entry(
                name: "A handler is called", median: called / all * 1e6, unit: "ns", ratio: called / plain, limit: 10,
                note: "of 100 of one event, against an array of closures; an event with one handler \(Int(alone / Double(calls) * 1e6)) ns"),
            registration(box),
        ]
    }

    private static func registration(_ box: Counter) -> Entry {
        let slider = UISlider()
        let ours = (0..<5).map { _ in time { for _ in 0..<calls { slider.on(.valueChanged) { _ in box.add() }.cancel() } } }.median
        var array: [@MainActor () -> Void] = []
        let plain = (0..<5).map { _ in
            time {
                for _ in 0..<calls {
                    let count = box.count
                    array.append { box.add(count) }
                    array.removeLast()
                }
            }
        }.median
        return Entry(
            name: "A handler is added and cancelled", median: ours / Double(calls) * 1e6, unit: "ns", ratio: ours / plain, limit: 50,
            note: "against appending to an array of closures, and removing")
    }

    // MARK: - Forms

    private static func forms() throws -> [Entry] {
        let small = try (0..<5).map { _ in try form(rows: 1000) }
        let large = try (0..<3).map { _ in try form(rows: 4000) }
        let (build, toggle) = (small.map(\.build).median, small.map(\.toggle).median)
        let growth = (large.map(\.build).median / build / 4, large.map(\.toggle).median / toggle / 4)
        return [
            Entry(
                name: "A form of 1,000 rows is built and shown, CPU", median: build, unit: "ms", ratio: build / 50, limit: 1,
                note: "against 50 ms"),
            Entry(
                name: "One condition of 1,000 is toggled, CPU", median: toggle, unit: "ms", ratio: toggle / 2, limit: 1,
                note: "against 2 ms, with the frame that shows it"),
            Entry(
                name: "A form of 4,000 rows is built and shown, CPU", median: build * growth.0 * 4, unit: "ms", ratio: growth.0, limit: 1.5,
                note: "for each row, against 1,000 rows"),
            Entry(
                name: "One condition of 4,000 is toggled, CPU", median: toggle * growth.1 * 4, unit: "ms", ratio: growth.1, limit: 1.5,
                note: "for each row, against 1,000 rows"),
        ]
    }

    private static func form(rows: Int) throws -> (build: Double, toggle: Double) {
        let app = try HeadlessApp { UITableViewController(style: .insetGrouped) }
        defer { app.host.terminate() }
        guard let table = app.host.application.windows.first?.rootViewController?.view as? UITableView else {
            throw Children.Failure.work("no table")
        }
        app.step()
        let model = Answers(rows)
        let build = time {
            table.show(
                Form(of: model) {
                    Fields {
                        for index in 0..<rows {
                            Field(text: "Question", \.answer).id(index).hidden { $0.gates[index].isShut }
                        }
                    }
                })
            app.step()
        }
        app.step()
        let toggles = try (0..<10).map { step in
            let toggle = time {
                model.gates[rows / 2 + step].isShut = true
                app.step()
            }
            guard table.numberOfRows(inSection: 0) == rows - 1 - step else { throw Children.Failure.work("a row did not hide") }
            app.step()
            return toggle
        }
        return (build, toggles.median)
    }

    // MARK: - Observation

    /// Adds and removes views that observe a model, and measures the remaining memory.
    private static func observedViews() throws -> Entry {
        let app = try HeadlessApp { UIViewController() }
        defer { app.host.terminate() }
        guard let root = app.host.application.windows.first?.rootViewController?.view else { throw Children.Failure.work("no view") }
        let model = Answers(1)
        func round() {
            let views = (0..<10_000).map { _ in ObservedView(model) }
            for view in views { root.addSubview(view) }
            app.step()
            model.number += 1
            app.step()
            for view in views { view.removeFromSuperview() }
        }
        var bytes: [Int] = []
        for _ in 0..<6 {
            round()
            app.step()
            bytes.append(ProcessMemory.resident)
        }
        let growth = Double(bytes[5] - bytes[1]) / 4 / 10_000
        return Entry(
            name: "10,000 observed views come and go: left of each", median: max(0, growth), unit: "bytes", ratio: max(0, growth) / 64,
            limit: 1,
            note: "against 64 bytes; memory of the process")
    }

    private static func time(_ body: () -> Void) -> Double {
        let start = Children.cpuNow()
        body()
        return Double(Children.cpuNow() - start) / 1e6
    }
}

@MainActor private final class Counter {
    private(set) var count = 0
    func add() { count &+= 1 }
    func add(_ number: Int) { count &+= number & 1 }
}

@MainActor @Observable private final class Gate { var isShut = false }

@MainActor @Observable private final class Answers {
    var answer = ""
    var number = 0
    @ObservationIgnored let gates: [Gate]
    init(_ count: Int) { gates = (0..<count).map { _ in Gate() } }
}

private final class ObservedView: UIView {
    private let model: Answers

    init(_ model: Answers) {
        self.model = model
        super.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
        super.updateProperties()
        alpha = model.number.isMultiple(of: 2) ? 1 : 0.5
    }
}
