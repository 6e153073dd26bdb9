// Alerts, popovers, pickers and progress that a task awaits.

import Caret
import UIKit

enum Format: CaseIterable {
    case pdf, png
    var name: String { self == .pdf ? "PDF" : "PNG" }
}

@MainActor final class Report {
    var color = UIColor.black
    var picture: UIImage?
    private(set) var formats: [Format] = []

    func export(_ format: Format) { formats.append(format) }
    func export(_ step: @MainActor (Double) -> Void) async throws -> Int {
        step(1)
        return 1
    }
    func log(_ activity: UIActivity.ActivityType) {}
}

final class HelpController: UIViewController {}

final class SizeController: UIViewController {
    let slider = UISlider()
}

final class CalendarController: UIViewController {
    let onPick: @MainActor (Date) -> Void

    init(onPick: @escaping @MainActor (Date) -> Void) {
        self.onPick = onPick
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

extension Pick where Value == Date {
    static var birthday: Pick { Pick { finish in CalendarController(onPick: finish) } }
}

final class ReportScreen: UIViewController {
    let (helpButton, sizeButton, shareButton) = (UIButton(), UIButton(), UIButton())
    let (colorButton, exportButton) = (UIButton(), UIButton())
    let model = Report()
    let (report, url) = ("Report", URL(fileURLWithPath: "/report.pdf"))

    func erase() {}
    func save() async {}

    // snippet.buttons
    func erasing() -> Alert<Never> {
        Alert("Erase?", priority: .high) {
            AlertButton("Erase", .destructive, owner: self) { screen in screen.erase() }
            AlertButton("Save", owner: self) { screen in await screen.save() }
            AlertButton("Cancel", .cancel)
        }
    }
    // snippet.hide

    // snippet.popover
    func help() async {
        await popover(HelpController(), from: helpButton)
    }

    func size() async -> Int? {
        let size: Int? = await popover(SizeController(), from: sizeButton) { sizes, finish in
            sizes.slider.on(.valueChanged) { value in finish(Int(value)) }
        }
        return size
    }
    // snippet.hide

    // snippet.pick
    func decorate() async {
        if let color = await pick(.color(startingWith: .red), from: colorButton) { model.color = color }
        if let picture = await pick(.image) { model.picture = picture }
    }

    func share() async throws {
        if let activity = try await share([report, url], from: shareButton) { model.log(activity) }
    }

    func export() async throws {
        if let format = await choose("Export as", among: Format.allCases, title: \.name, from: exportButton) {
            model.export(format)
        }
        let pages = try await showProgress("Exporting", cancel: "Stop") { [model] progress in
            try await model.export { fraction in progress.fraction = fraction }
        }
        print(pages)
    }
    // snippet.hide
}

let screen = ReportScreen()
print("\(screen.erasing().buttons.count) buttons")
