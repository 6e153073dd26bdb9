import Caret
import Observation

/// The model of the forms, paths and galleries in these tests.
@MainActor @Observable final class MemoryModel {
    @MainActor final class Element: Identifiable {}
    enum Level: CaseIterable { case low, high }

    var text = ""
    var number = 0
    var numbers: Set<Int> = []
    var path: [Int] = []
    var item: Int?
    var elements: [Element] = []
    var level = Level.low
    var other: Level?
    var levels: Set<Level> = []
}

extension MemoryCases {
    /// Returns a case for each function that retains a closure, except for events and questions. The names of the cases
    /// consist of file and function.
    static func others() -> MemoryCases {
        var cases = MemoryCases()
        cases.addViews()
        cases.addControllers()
        cases.addLists()
        cases.addTableRows()
        cases.addOwnedTableRows()
        cases.addRowTasks()
        cases.addItems()
        cases.addFields()
        cases.addTexts()
        cases.addForms()
        cases.addAnswers()
        cases.addTasks()
        cases.addListFeatures()
        cases.addSenders()
        cases.addStreams()
        cases.addStreamTasks()
        cases.addInteractions()
        cases.addBarItems()
        return cases
    }

    private mutating func addViews() {
        add("UIView+Task.task(_:)") { probe in
            let view = UIView()
            view.task { _ in probe.count += 1 }
            return view
        }
        add("UIView+Frames.animate(for:curve:perform:)") { probe in
            let view = UIView()
            view.animate(for: .seconds(9)) { _ in probe.count += 1 }
            return view
        }
        add("UIView+OnFrame.onFrame(rate:perform:)") { probe in
            let view = UIView()
            view.onFrame { _ in probe.count += 1 }
            return view
        }
        add(
            "UIView+OnFrame.onFrame(_:rate:_:)", { UIView() },
            owned: { (owner: SenderOwner<UIView>) in owner.sender.onFrame(owner) { owner, _ in owner.count += 1 } })
        add(
            "UIView+OnFrame.onFrame(_:rate:call:)", { UIView() },
            owned: { (owner: SenderOwner<UIView>) in owner.sender.onFrame(owner, call: SenderOwner.handle) })
        add("UIView+Draw.init(frame:draw:)") { probe in UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) { _, _ in probe.count += 1 }
        }
        add("ActivityItem.init(placeholder:subject:item:)") { probe in
            ActivityItem(placeholder: "") { _ in
                probe.count += 1
                return nil
            }
        }
        add("UIKeyCommand+Handler.init(title:input:modifierFlags:handler:)") { probe in UIKeyCommand(input: "s") { _ in probe.count += 1 } }
        add("Gallery.init(items:page:)") { probe in
            Gallery(items: [MemoryModel.Element()]) { _ in
                probe.count += 1
                return UIView()
            }
        }
        add("Gallery.onPrefetch(perform:)") { probe in
            let gallery = Gallery(items: [MemoryModel.Element()]) { _ in UIView() }
            gallery.onPrefetch { _ in probe.count += 1 }
            return gallery
        }
        add(
            "Gallery: an owner", { Gallery(items: [MemoryModel.Element()]) { _ in UIView() } },
            owned: { (owner: SenderOwner<Gallery<MemoryModel.Element>>) in
                owner.sender.on(.page, owner) { owner, _ in owner.count += 1 }
            })
    }

    private mutating func addControllers() {
        add("UIViewController+Task.task(_:_:)") { probe in
            let controller = UIViewController()
            controller.task { _ in probe.count += 1 }
            return controller
        }
        add(
            "UIView+Task.task(_:_:)", { UIView() },
            owned: { (owner: SenderOwner<UIView>) in owner.sender.task(owner) { owner in owner.count += 1 } })
        add("UIViewController+During.during(_:_:)") { probe in
            let controller = UIViewController()
            controller.during(.appearance) { _ in probe.count += 1 }
            return controller
        }
        add("UINavigationController+Path.follow(_:_:screen:)") { probe in
            let controller = UINavigationController(rootViewController: UIViewController())
            let model = MemoryModel()
            model.path = [1, 2]
            controller.follow(model, \.path) { _, _ in
                probe.count += 1
                return UIViewController()
            }
            return controller
        }
        add("UINavigationController+Path.present(_:_:screen:)") { probe in
            let controller = UIViewController()
            controller.present(MemoryModel(), \.item) { _, _ in
                probe.count += 1
                return UIViewController()
            }
            return controller
        }
    }
}
