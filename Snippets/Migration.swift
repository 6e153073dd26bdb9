// Code with delegates, selectors and tags, and the same with closures: what Documentation/MIGRATION.md shows side by side.

import Caret
import Foundation
import Observation
import UIKit

struct Photo: Identifiable, Sendable { let id: Int }
struct Person { var (lastName, firstName) = ("Byron", "Ada") }
struct Outlet: Sendable { var postcode = "E8 2PB" }

@MainActor final class Model {
    var (notes, gain) = ("", Float(0))
    func erase() { notes = "" }
}

@MainActor @Observable final class Draft {
    var (name, street, town, notes) = ("", "", "", "")
}

final class PhotoCell: UICollectionViewCell {
    var photo: Photo?
}

func geocode(_ postcode: String) async throws -> Int { postcode.count }
func geocode(_ postcode: String, completion: @escaping @Sendable (Result<Int, any Error>) -> Void) { completion(.success(postcode.count)) }

// MARK: - Controls

final class OldMixer: UIViewController {
    let (button, slider, tap, model) = (UIButton(type: .system), UISlider(), UITapGestureRecognizer(), Model())

    func start() {
        button.addTarget(self, action: Selector("save", OldMixer.save), for: .touchUpInside)
        slider.addTarget(self, action: Selector("moved:", OldMixer.moved(_:)), for: .valueChanged)
        tap.addTarget(self, action: Selector("tapped:", OldMixer.tapped(_:)))
    }

    func save() {}

    func moved(_ sender: UISlider) { model.gain = sender.value }

    func tapped(_ sender: UITapGestureRecognizer) { mark(sender.location(in: sender.view)) }

    func mark(_ point: CGPoint) {}
}

final class NewMixer: UIViewController {
    let (button, slider, tap, model) = (UIButton(type: .system), UISlider(), UITapGestureRecognizer(), Model())

    func start() {
        button.on(.tap, self, call: NewMixer.save)
        slider.on(.valueChanged, self) { mixer, gain in mixer.model.gain = gain }
        tap.on(.tap, self, call: NewMixer.mark)
    }

    func save() {}

    func mark(_ point: CGPoint) {}
}

// MARK: - Timers and notifications

final class OldClock: UIViewController {
    var timer: Timer?

    func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.tick() }
        }
        let name = UIApplication.willResignActiveNotification
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak self] _ in
            MainActor.assumeIsolated { self?.stop() }
        }
    }

    func stop() { timer?.invalidate() }
    func tick() {}
}

final class NewClock: UIViewController {
    let ticker = Ticker(every: .seconds(1))

    func start() {
        ticker.on(.tick, self) { clock, _ in clock.tick() }
        NotificationCenter.default.on(.posted(UIApplication.willResignActiveNotification), self, call: NewClock.stop)
    }

    func stop() { ticker.invalidate() }
    func tick() {}
}

// MARK: - A gallery

final class OldGallery: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let photos: [Photo]
    let layout = UICollectionViewFlowLayout()
    lazy var pages = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

    init(_ photos: [Photo]) {
        self.photos = photos
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 0
        pages.isPagingEnabled = true
        pages.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        pages.dataSource = self
        pages.delegate = self
        view.addSubview(pages)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        (cell as? PhotoCell)?.photo = photos[indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { collectionView.bounds.size }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let page = (pages.contentOffset.x / pages.bounds.width).rounded()
        layout.invalidateLayout()
        coordinator.animate { _ in self.pages.contentOffset.x = page * size.width }
    }
}

final class NewGallery: UIViewController {
    let photos: [Photo]

    init(_ photos: [Photo]) {
        self.photos = photos
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let gallery = Gallery(items: photos) { photo in UIImageView(image: picture(of: photo)) }
        gallery.frame = view.bounds
        gallery.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(gallery)
    }
}

@MainActor func picture(of photo: Photo) -> UIImage? { nil }

// MARK: - Alerts

final class OldAlerts: UIViewController {
    let model = Model()

    func askAndTell() {
        let alert = UIAlertController(title: "Error", message: "Delete the data?", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { [weak self] _ in self?.model.erase() })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        present(alert, animated: true)

        // A second one has to wait until the first has gone.
        let saved = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { saved.dismiss(animated: true) }
    }
}

final class NewAlerts: UIViewController {
    let model = Model()

    func askAndTell() {
        showAlert(title: "Error", message: "Delete the data?") { addButton in
            addButton("Yes") { [model] in model.erase() }
            addButton("No", nil)
        }
        showAlert(title: "Saved")
    }

    func ask() async {
        enum Choice { case erase, keep }
        let alert = Alert<Choice>("Error", "Delete the data?") {
            AlertButton("Yes", .destructive, answer: .erase)
            AlertButton("No", .cancel, answer: .keep)
        }
        if await show(alert).answer == .erase { model.erase() }
    }
}

// MARK: - A cell with text of several lines

final class OldNotesCell: UITableViewCell, UITextViewDelegate {
    let textView = UITextView()
    var onEnd: ((String) -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textView.delegate = self
        contentView.addSubview(textView)
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        onEnd = nil
    }

    func textViewDidEndEditing(_ textView: UITextView) { onEnd?(textView.text) }
}

final class NotesCell: UITableViewCell {
    let textView = UITextView()
}

final class NewNotes: UIViewController {
    let (table, draft) = (UITableView(), Draft())

    func list() {
        table.sections(self) { screen in
            Section {
                Row("notes", cell: NotesCell.self) { cell in
                    cell.textView.text = screen.draft.notes
                    cell.textView.on(.didEndEditing) { [weak cell] in screen.draft.notes = cell?.textView.text ?? "" }
                }
            }
        }
    }

    func form() {
        table.show(Form(of: draft) { Fields { Field(area: "Notes", \.notes) } })
    }
}

// MARK: - A form of text fields

final class OldForm: UIViewController, UITextFieldDelegate {
    let fields = (0..<3).map { _ in UITextField() }
    let draft = Draft()

    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, field) in fields.enumerated() {
            field.tag = index + 1
            field.delegate = self
            view.addSubview(field)
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        view.viewWithTag(textField.tag + 1)?.becomeFirstResponder()
        return false
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        switch textField.tag {
        case 1: draft.name = textField.text ?? ""
        case 2: draft.street = textField.text ?? ""
        default: draft.town = textField.text ?? ""
        }
    }
}

final class NewForm: UIViewController {
    let (table, draft) = (UITableView(), Draft())

    func form() {
        table.show(
            Form(of: draft) {
                Fields {
                    Field(text: "Name", \.name).required()
                    Field(text: "Street", \.street)
                    Field(text: "Town", \.town)
                }
            })
    }

    func order(_ name: UITextField, _ street: UITextField, _ town: UITextField) {
        focusOrder = FocusOrder([name, street, town])
    }
}

// MARK: - A circle that grows

final class OldCircle: UIView {
    private var (link, began, angle) = (CADisplayLink?.none, CFTimeInterval(0), CGFloat(0))

    func start() {
        let link = CADisplayLink(target: self, selector: Selector("step:", OldCircle.step(_:)))
        link.add(to: .main, forMode: .default)
        self.link = link
    }

    func step(_ link: CADisplayLink) {
        if began == 0 { began = link.timestamp }
        angle = min(2 * .pi, 2 * .pi * (link.timestamp - began) / 3)
        if angle >= 2 * .pi { link.invalidate() }
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        context.move(to: center)
        context.addArc(center: center, radius: 100, startAngle: 0, endAngle: angle, clockwise: false)
        context.fillPath()
    }
}

@MainActor @Observable final class Turn { var angle = 0.0 }

@MainActor func newCircle(in bounds: CGRect) -> UIView {
    let turn = Turn()
    let circle = UIView(frame: bounds) { context, rect in
        let center = CGPoint(x: rect.midX, y: rect.midY)
        context.move(to: center)
        context.addArc(center: center, radius: 100, startAngle: 0, endAngle: turn.angle, clockwise: false)
        context.fillPath()
    }
    circle.animate(for: .seconds(3)) { frame in turn.angle = 2 * .pi * frame.progress }
    return circle
}

// MARK: - Patterns

@MainActor func oldFill(_ rect: CGRect, _ color: UIColor, in context: CGContext) {
    let color = color.cgColor
    if let space = color.colorSpace, space.model == .pattern, let pattern = color.pattern {
        context.setFillColorSpace(space)
        var alpha: CGFloat = 1
        context.setFillPattern(pattern, colorComponents: &alpha)
    } else {
        context.setFillColor(color)
    }
    context.fill(rect)
}

@MainActor func newFill(_ rect: CGRect, _ color: UIColor, in context: CGContext) {
    context.fill(rect, with: .color(color))
}

// MARK: - Orders, collections, batches

func oldSort(_ people: [Person]) -> [Person] {
    people.sorted { one, other in
        let last = one.lastName.caseInsensitiveCompare(other.lastName)
        if last != .orderedSame { return last == .orderedAscending }
        return one.firstName.caseInsensitiveCompare(other.firstName) == .orderedAscending
    }
}

func newSort(_ people: [Person]) -> [Person] {
    let byName = Ordering<Person>(\.lastName, .caseInsensitive).then(\.firstName, .caseInsensitive)
    return people.sorted(using: byName)
}

func oldMap(_ names: [String]) -> [String] {
    var result: [String] = []
    for name in names { result.append(name.uppercased()) }
    return result
}

func newMap(_ names: [String]) async -> [String] {
    let quick = names.map { $0.uppercased() }
    let heavy = await names.concurrentMap(width: 4) { $0.uppercased() }
    return quick == heavy ? quick : heavy
}

func oldBatch(_ outlets: [Outlet], completion: @escaping @MainActor ([Int]) -> Void) {
    let group = DispatchGroup()
    let places = Places()
    for outlet in outlets {
        group.enter()
        geocode(outlet.postcode) { result in
            if case .success(let place) = result { places.add(place) }
            group.leave()
        }
    }
    group.notify(queue: .main) { MainActor.assumeIsolated { completion(places.all) } }
}

@MainActor func newBatch(_ outlets: [Outlet], _ bar: UIProgressView) async -> [Int] {
    let results = await batch(outlets, width: 8, progress: { done, all in bar.progress = Float(done) / Float(all) }) { outlet in
        try await geocode(outlet.postcode)
    }
    return results.compact(\.value)
}

/// What many threads add to; its order is chance.
final class Places: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [Int] = []

    var all: [Int] { lock.withLock { list } }

    func add(_ place: Int) { lock.withLock { list.append(place) } }
}

// MARK: - All of it

let window = UIWindow()
let alerts = NewAlerts()
window.rootViewController = alerts
window.makeKeyAndVisible()
alerts.askAndTell()
OldMixer().start()
NewMixer().start()
NewClock().start()
for gallery in [OldGallery([Photo(id: 1)]), NewGallery([Photo(id: 1)])] { gallery.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480) }
for form in [OldForm(), NewForm()] { form.loadViewIfNeeded() }
NewNotes().list()
NewNotes().form()
NewForm().form()
alerts.view.addSubview(newCircle(in: alerts.view.bounds))
let people = [Person(), Person()]
print(oldSort(people).count == newSort(people).count, await newMap(["Bob"]) == oldMap(["Bob"]))
print(await newBatch([Outlet()], UIProgressView()))
