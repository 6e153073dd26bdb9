// The samples of the comments and pages of UIKit and QuartzCore, each in a context that makes it compile. Samples
// that need a screen, files or the network are compiled and not run.

import Foundation
import QuartzCore
import UIKit

// MARK: - Surroundings

@MainActor final class Person: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
}

@MainActor final class Finder: NSObject {
    func search() {}

    func type() {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: Selector("search", Finder.search), object: nil)
        perform(Selector("search", Finder.search), with: nil, afterDelay: 0.3)
    }
}

@MainActor final class Clock: NSObject {
    func tick(_ timer: Timer) {}

    func start() {
        Timer.scheduledTimer(timeInterval: 1, target: self, selector: Selector("tick:", Clock.tick(_:)), userInfo: nil, repeats: true)
    }
}

extension Notification.Name {
    static let saved = Notification.Name("saved")
}

@MainActor final class List: NSObject {
    func saved(_ notification: Notification) {}

    func start() {
        NotificationCenter.default.addObserver(self, selector: Selector("saved:", List.saved(_:)), name: .saved, object: nil)
    }
}

final class Report: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { activityType == .mail ? makeShortReport() : makeReport() }
}

// The provider has no state: it may be asked on any thread.
extension Report {
    func makeShortReport() -> String { "short" }
    func makeReport() -> String { "long" }
}

@MainActor final class Editor: NSObject {
    func save(_ sender: Any?) {}

    func add(to button: UIButton) {
        button.addTarget(self, action: Selector("save:", Editor.save(_:)), for: .touchUpInside)
    }
}

final class Meter: CALayer {
    var level: CGFloat {
        get { value(forKey: "level") as? CGFloat ?? 0 }
        set { setValue(newValue, forKey: "level") }
    }
    override class func needsDisplay(forKey key: String) -> Bool { key == "level" || super.needsDisplay(forKey: key) }
}

// MARK: - Screens

final class GreetingController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        label.text = "Hello"
        view.addSubview(label)
    }
}

final class PlayerViewController: UIViewController {
    @Outlet var titleLabel: UILabel!
    @Outlet var buttons: [UIButton]!
}

final class DetailViewController: UIViewController {
    let track: Int

    init?(coder: NSCoder, track: Int) {
        self.track = track
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { nil }
}

final class TrackController: UIViewController {
    let track = 1

    @IBSegueAction func makeDetail(_ coder: NSCoder) -> DetailViewController? {
        DetailViewController(coder: coder, track: track)
    }
}

final class ThemedView: UIView, UIPointerInteractionDelegate {
    func updateColors() {}

    func start() {
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
            self.updateColors()
        }
    }

    func point(at view: UIView) {
        view.addInteraction(UIPointerInteraction(delegate: self))
        view.addInteraction(UIToolTipInteraction(defaultToolTip: "Fills the page"))
    }
}

final class DiceField: UITextField {
    let dice = UIInputViewController()
    override var inputViewController: UIInputViewController? { dice }
}

final class GalleryCell: UIView {}

@MainActor func makeCell() throws {
    let cell = try Nib<GalleryCell>().instantiate()
    _ = cell
}

@MainActor final class PictureLoader {
    var task: Task<Void, Never>?

    func load(_ url: URL, into imageView: UIImageView, from cache: ImageCache, _ size: CGSize) {
        task = Task { imageView.image = try? await cache.image(at: url, fitting: size, scale: 3) }
    }
}

@MainActor func add<V: UIView>(_ type: V.Type) -> V { DynamicInit.make(V.self, frame: .zero) }

// MARK: - Text

@MainActor func sort(_ people: [Person]) -> [[Person]] {
    var sections = Array(repeating: [Person](), count: UILocalizedIndexedCollation.current().sectionTitles.count)
    let collation = UILocalizedIndexedCollation.current()
    let name = Selector("name", \Person.name)
    for person in people { sections[collation.section(for: person, collationStringSelector: name)].append(person) }
    for index in sections.indices {
        let sorted = collation.sortedArray(from: sections[index], collationStringSelector: name)
        sections[index] = sorted as? [Person] ?? []
    }
    return sections
}

@MainActor func style(_ button: UIButton, _ configuration: inout UIButton.Configuration) {
    var title = AttributedString("Delete all")
    title.font = .boldSystemFont(ofSize: 17)
    title.foregroundColor = .systemRed
    button.configuration?.attributedTitle = title

    configuration.titleTextAttributesTransformer = .init { incoming in
        var outgoing = incoming
        outgoing.font = .preferredFont(forTextStyle: .headline)
        return outgoing
    }
}

@MainActor func edit(_ textView: UITextView, _ field: UITextField, _ page: UIView & UITextInput) {
    textView.isFindInteractionEnabled = true
    textView.findInteraction?.presentFindNavigator(showingReplace: false)

    field.textContentType = .newPassword
    field.passwordRules = UITextInputPasswordRules(descriptor: "required: upper; required: digit; minlength: 12;")

    let interaction = UITextInteraction(for: .editable)
    interaction.textInput = page
    page.addInteraction(interaction)
}

// MARK: - Pictures

let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
    UIColor.red.setFill()
    context.cgContext.fillEllipse(in: context.format.bounds)
}

let page = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 612, height: 792))
let data = page.pdfData { context in
    context.beginPage()
    UIBezierPath(ovalIn: context.pdfContextBounds).fill()
}

let sorted = sort([Person("Ada"), Person("Bob"), Person("Al")])
print(dot.size, data.count > 0, sorted[0].map(\.name), add(UILabel.self).frame)
