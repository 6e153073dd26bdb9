// The lines of Documentation/CHEATSHEET.md, each in a context that makes it compile.

import Caret
import CaretMaps
import CaretPictures
import Foundation
import MapKit
import Observation
import UIKit

struct Todo: Identifiable {
    let id: Int
    var title: String
}

struct Photo: Identifiable, Sendable {
    let id: Int
    var image: UIImage? { UIImage(systemName: "photo") }
}

enum Choice: String, CaseIterable { case yes, no }

enum Store { static let saved = Notification.Name("saved") }

@MainActor @Observable final class Model {
    var (name, notes, volume, isOn, isSaved) = ("", "", Float(0), false, true)
    var (count, date, price) = (1, Date(timeIntervalSince1970: 0), Decimal(2))
    var tasks = [Todo(id: 1, title: "Milk")]
    var path: [Int] = []
    var sheet: Int?

    func erase() { name = "" }
}

final class TaskCell: UITableViewCell {
    func show(_ task: Todo) { textLabel?.text = task.title }
}

final class TaskItem: UICollectionViewCell {}

final class NoDelegate: NSObject, UIDropInteractionDelegate {}

final class DetailScreen: UIViewController {
    convenience init(_ id: Int) { self.init(nibName: nil, bundle: nil) }
}

// MARK: - What the lines call

class BaseScreen: UIViewController {
    let model = Model()
    let (button, toggle, slider, stepper) = (UIButton(type: .system), UISwitch(), UISlider(), UIStepper())
    let (segments, datePicker, item) = (UISegmentedControl(items: ["A", "B"]), UIDatePicker(), UIBarButtonItem())
    let (refresh, command) = (UIRefreshControl(), UIKeyCommand(title: "Save", input: "s", modifierFlags: .command))
    let (field, otherField, textView, searchBar) = (UITextField(), UITextField(), UITextView(), UISearchBar())
    let (searchController, label) = (UISearchController(searchResultsController: nil), UILabel())
    let (table, grid) = (
        UITableView(), UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    )
    let (navigation, tabs, split) = (UINavigationController(), UITabBarController(), UISplitViewController(style: .doubleColumn))
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (tap, longPress, pan) = (UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer())
    let (pinch, rotation, swipe) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UISwipeGestureRecognizer())
    let (card, imageView, scroll, picker, map) = (UIView(), UIImageView(), UIScrollView(), UIPickerView(), MKMapView())
    let drop = UIDropInteraction(delegate: NoDelegate())
    let (colors, photoPicker, places) = (UIColorPickerViewController(), UIImagePickerController(), CLLocationManager())
    let documents = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
    let (names, photos, url) = (["Ada", "Grace"], [Photo(id: 1)], URL(string: "https://example.org/a.png"))
    var tasks: [Todo] { model.tasks }

    func save() {}
    func upload() async {}
    func reload() async {}
    func search(_ text: String) async {}
    func find(_ text: String) {}
    func submit() -> Bool { true }
    func use(_ value: Any?) {}
    func show(page: Int) {}
    func showCount(_ count: Int) {}
    func showHint() {}
    func hideHint() {}
    func showResults() {}
    func open(_ task: Todo) {}
    func open(_ url: URL) -> Bool { true }
    func remove(_ task: Todo) {}
    func load(_ task: Todo) {}
    func load(_ paths: [IndexPath]) {}
    func move(_ move: RowMove) {}
    func move(to distance: CGPoint) {}
    func select(_ path: IndexPath) {}
    func shareAction(_ task: Todo) -> UIContextualAction { UIContextualAction(style: .normal, title: "Share") { $2(true) } }
    func menu(_ path: IndexPath) -> UIContextMenuConfiguration? { nil }
    func menu(at point: CGPoint) -> UIContextMenuConfiguration? { nil }
    func sections() -> [TableSection] { [] }
    func refreshTitle() {}
    func mayShow(_ screen: UIViewController) -> Bool { true }
    func page(after page: UIViewController) -> UIViewController? { nil }
    func mark(_ point: CGPoint) {}
    func moveBack() {}
    func zoom(to scale: CGFloat) {}
    func turn(to angle: Double) {}
    /// The limit counts UTF-16 units, as the range does.
    func isShort(_ range: NSRange, _ text: String) -> Bool {
        (field.text ?? "").utf16.count - range.length + text.utf16.count <= 20
    }
    func turnPage(_ direction: UISwipeGestureRecognizer.Direction) {}
    func fadeTitle(_ offset: CGFloat) {}
    func read(_ urls: [URL]) {}
    func use(_ image: UIImage?) {}
    func dragItems() -> [UIDragItem] { [] }
    func take(_ session: any UIDropSession) {}
}

final class Screen: BaseScreen {

    // MARK: - Buttons and controls

    func controls() {
        let subscription = button.on(.tap, self, call: Screen.save)
        button.on(.tap, self) { me in me.save() }
        button.on(.tap, self, call: Screen.save)
        button.on(.tap, self) { me in await me.upload() }
        button.on(.tap, self, overlap: .queue) { me in await me.upload() }
        subscription.cancel()
        button.on(.tap, self, call: Screen.save).lifetime(.once)
        button.on(.touchDown, self, call: Screen.save)
        toggle.on(.valueChanged, self) { me, isOn in me.model.isOn = isOn }
        slider.on(.valueChanged, self) { me, value in me.model.volume = value }
        segments.on(.valueChanged, self) { me, index in me.show(page: index) }
        datePicker.on(.valueChanged, self) { me, date in me.model.date = date }
        bind(stepper, model, \.count)
        item.on(.tap, self, call: Screen.save)
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, self) { me in me.save() }
        table.onRefresh(self) { me in await me.reload() }
        command.on(.press, self, call: Screen.save)
    }

    // MARK: - Text

    func texts() {
        field.on(.editingChanged, self) { me, text in me.find(text) }
        field.on(.editingChanged.debounce(for: .milliseconds(300)), self, call: Screen.find)
        bind(field, model, \.name)
        bind(field, model, \.price, format: .currency(code: "EUR"))
        field.answer(.shouldReturn, self) { me in me.submit() }
        field.on(.didBeginEditing, self) { me, _ in me.showHint() }
        field.on(.didEndEditing, self) { me, text in me.model.name = text }
        field.answer(.shouldChangeCharactersIn, self) { me, edit in me.isShort(edit.range, edit.string) }
        focusOrder = FocusOrder([field, otherField, textView])
        textView.on(.didChange, self) { me, text in me.model.notes = text }
        textView.answer(.shouldChangeTextIn) { range, text in !text.contains("\n") }
        textView.on(.keyboard, self) { me, keyboard in me.textView.contentInset.bottom = keyboard.bottomInset }
        searchBar.onSearch(self) { me, text in await me.search(text) }
        searchBar.on(.searchButtonClicked, self) { me, text in me.find(text) }
        searchBar.on(.cancelButtonClicked, self) { me in me.find("") }
        searchController.on(.update, self) { me in me.showResults() }
    }

    // MARK: - Lists

    func lists() {
        let task = model.tasks[0]
        let row = Row(task.id, .default, task.title)
        table.sections(self) { me in Section { for task in me.tasks { Row(task.id, .default, task.title) } } }
        _ = Row(task.id, cell: TaskCell.self) { cell in cell.show(task) }
        _ = [TableSection]([Section("late", header: "Late", footer: "Hurry!") { row }])
        _ = row.onSelect(self) { me in me.open(task) }
        _ = row.onDelete(self) { me in me.remove(task) }
        _ = row.trailingActions(self) { me in [me.shareAction(task)] }
        _ = row.leadingActions(self) { me in [me.shareAction(task)] }
        _ = row.onAccessoryTap(self) { me in me.open(task) }
        _ = row.height(88)
        _ = row.onShow(self) { me, cell in me.load(task) }
        table.sections(self, call: Screen.sections).onMove(self) { me, move in me.move(move) }
        table.on(.prefetchRows, self) { me, paths in me.load(paths) }
        table.answer(.contextMenuConfigurationForRow, self) { me, row in me.menu(row.indexPath) }
        model.name = "changed"
        grid.sections(self) { me in Section { for task in me.tasks { Row(task.id, cell: TaskItem.self) } } }
        grid.on(.didSelectItem, self) { me, path in me.select(path) }
        grid.answer(.sizeForItem) { path in CGSize(width: 80, height: 80) }
        imageView.show(url, placeholder: UIImage(systemName: "photo"))
        table.show(Form(of: model) { Fields { Field(text: "Name", \.name).required() } })
    }

    // MARK: - Navigation

    func screens() {
        let sheet = DetailScreen(1)
        navigation.follow(model, \.path) { _, step in DetailScreen(step) }
        model.path = []
        present(model, \.sheet) { me, sheet in DetailScreen(sheet) }
        observe(self) { me in me.label.text = me.model.name }
        on(.willAppear, self) { me, isAnimated in me.refreshTitle() }
        during(.appearance) { me in me.slider.on(.valueChanged, me) { me, value in me.model.volume = value } }
        navigation.on(.didShow, self) { me, shown in me.title = shown.viewController.title }
        tabs.answer(.shouldSelect, self) { me, screen in me.mayShow(screen) }
        sheet.presentationController?.on(.didDismiss, self, call: Screen.refreshTitle)
        sheet.presentationController?.answer(.shouldDismiss, self) { me in me.model.isSaved }
        pages.answer(.viewControllerAfter, self) { me, page in me.page(after: page) }
        split.answer(.topColumnForCollapsing) { _ in .primary }
    }

    // MARK: - Alerts

    func alerts() async {
        if await confirm("Erase?", "It cannot be undone.", "Erase", .destructive) { model.erase() }
        if let name = await ask("New name", placeholder: "Name") { model.name = name }
        showAlert(title: "Erase?") { addButton in addButton("Erase") { [model] in model.erase() } }
        let alert = Alert("Save?") { for choice in Choice.allCases { AlertButton(choice.rawValue, answer: choice) } }
        let choice = await show(alert).answer
        use(choice)
        show(Alert("Saved"))
    }

    // MARK: - Gestures

    func gestures() {
        tap.on(.tap, self) { me, point in me.mark(point) }
        longPress.on(.longPress, self) { me, point in me.mark(point) }
        pan.on(.drag, self) { me, distance in me.move(to: distance) }
        pan.on(.ended, self, call: Screen.moveBack)
        pinch.on(.pinch, self) { me, pinch in me.zoom(to: pinch.scale) }
        rotation.on(.rotate, self) { me, turn in me.turn(to: turn.rotation) }
        swipe.on(.swipe, self) { me, direction in me.turnPage(direction) }
        pan.answer(.shouldBegin, self) { me in me.model.isOn }
        card.addInteraction(UIContextMenuInteraction(self) { me, point in me.menu(at: point) })
        pinch.answer(.shouldRecognizeSimultaneouslyWith) { _ in true }
    }

    // MARK: - Timers, tasks and notifications

    func times() async throws {
        Ticker(every: .seconds(1)).on(.tick, self) { me, count in me.showCount(count) }
        Ticker(after: .seconds(2)).on(.tick, self) { me, _ in me.hideHint() }
        task { me in await me.upload() }
        task(.appearance) { me in await me.upload() }
        let text = try await field.next(.didEndEditing)
        use(text)
        for await value in slider.events(.valueChanged) { model.volume = value }
        NotificationCenter.default.on(.posted(Store.saved), self, call: Screen.refreshTitle)
        NotificationCenter.default.on(.posted(Store.saved) { $0.userInfo?["count"] as? Int ?? 0 }, self, call: Screen.showCount)
    }

    // MARK: - Animation and drawing

    func animations() async {
        let (animation, layer) = (CABasicAnimation(keyPath: "opacity"), CALayer())
        card.onFrame(self) { me, frame in me.turn(to: frame.elapsed) }
        for await frame in card.frames(for: .seconds(2), curve: .easeOut) { turn(to: frame.progress) }
        animation.on(.didStop, self) { me, isFinished in me.moveBack() }
        let dot = UIView { context, rect in context.fillEllipse(in: rect) }
        use(dot)
        layer.on(.draw) { context in context.fill(CGRect(x: 0, y: 0, width: 9, height: 9)) }
    }

    // MARK: - Scroll views

    func scrolling() {
        scroll.on(.didScroll, self) { me, offset in me.fadeTitle(offset.y) }
        scroll.on(.didEndDecelerating, self) { me, offset in me.fadeTitle(offset.y) }
        scroll.on(.didEndDragging, self) { me, goesOn in if !goesOn { me.hideHint() } }
        scroll.answer(.willEndDragging) { velocity, target in CGPoint(x: 0, y: (target.y / 88).rounded() * 88) }
        scroll.answer(.viewForZooming, self) { me in me.imageView }
        let gallery = Gallery(items: photos) { photo in UIImageView(image: photo.image) }
        use(gallery)
    }

    // MARK: - Pickers

    func pickers() {
        picker.answer(.titleForRow, self) { me, place in me.names[place.row] }
        picker.answer(.numberOfRows, self) { me, _ in me.names.count }
        picker.on(.didSelectRow, self) { me, place in me.model.name = me.names[place.row] }
        colors.on(.didSelect, self) { me, choice in me.view.tintColor = choice.color }
        documents.on(.didPickDocuments, self) { me, urls in me.read(urls) }
        photoPicker.on(.didFinishPickingMedia, self) { me, info in me.use(info[.originalImage] as? UIImage) }
    }

    // MARK: - Drag and drop

    func dragging() {
        drop.answer(.canHandleDrop) { session in session.canLoadObjects(ofClass: NSString.self) }
        drop.answer(.sessionDidUpdate) { _ in UIDropProposal(operation: .copy) }
        card.addInteraction(UIDropInteraction(self) { me, session in me.take(session) })
        drop.on(.performDrop, self) { me, session in me.take(session) }
        table.answer(.dragItems, self) { me, start in me.dragItems() }
        table.on(.performDrop, self) { me, coordinator in me.take(coordinator.session) }
    }

    // MARK: - App, scenes, maps and places

    func apps() {
        UIApplication.shared.on(.didEnterBackground, self, call: Screen.save)
        UIApplication.shared.answer(.openURL, self) { me, link in me.open(link.url) }
        UIApplication.shared.on(.didReceiveRemoteNotification, self) { me, values in me.use(values["id"]) }
        view.window?.windowScene?.on(.didBecomeActive, self, call: Screen.refreshTitle)
        map.on(.regionDidChange, self) { me, _ in me.refreshTitle() }
        map.answer(.viewForAnnotation) { place in MKMarkerAnnotationView(annotation: place, reuseIdentifier: nil) }
        places.on(.didUpdateLocations, self) { me, found in me.showCount(found.count) }
    }

    // MARK: - Tests and leaks

    func tests() async {
        let report = leakAudit { DetailScreen(1) }
        use(report)
    }
}

let screen = Screen()
screen.controls()
screen.texts()
screen.lists()
screen.gestures()
screen.scrolling()
screen.pickers()
screen.dragging()
print("the lines of the cheat sheet compile")
