extension AppTemplate {
    static let firstScreen = """
        import Caret
        import UIKit

        /// The app's only screen.
        final class FirstViewController: UIViewController {
            private let label = UILabel()
            private let button = UIButton(configuration: .filled())
            private var count = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                label.text = "Hello"
                label.font = .preferredFont(forTextStyle: .largeTitle)
                button.configuration?.title = "Tap"
                button.on(.tap, self) { screen in
                    screen.count += 1
                    screen.label.text = "Tapped \\(screen.count) times"
                }
                let stack = UIStackView(arrangedSubviews: [label, button])
                stack.axis = .vertical
                stack.alignment = .center
                stack.spacing = 20
                stack.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                ])
            }
        }

        """

    static let listScreen = """
        import Caret
        import UIKit

        /// A list of items.
        final class ListViewController: UITableViewController {
            private let items = ["Apples", "Pears", "Plums"]

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Fruit"
                tableView.sections(self) { screen in
                    Section("fruit") {
                        for item in screen.items {
                            Row(item, .default, item, accessory: .disclosureIndicator).onSelect(screen) { screen in
                                screen.navigationController?.pushViewController(ItemViewController(item), animated: true)
                            }
                        }
                    }
                }
            }
        }

        """

    static let itemScreen = """
        import UIKit

        /// The details of an item of the list.
        final class ItemViewController: UIViewController {
            private let item: String

            init(_ item: String) {
                self.item = item
                super.init(nibName: nil, bundle: nil)
                title = item
            }

            required init?(coder: NSCoder) { nil }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                let label = UILabel()
                label.text = "All about \\(item.lowercased())"
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
                NSLayoutConstraint.activate([
                    label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                ])
            }
        }

        """

    static let tabScreens = """
        import UIKit

        /// The app's tabs.
        final class TabsController: UITabBarController {
            override func viewDidLoad() {
                super.viewDidLoad()
                viewControllers = [
                    TextViewController("Today is fine.", title: "Today", symbol: "sun.max"),
                    TextViewController("Tomorrow, too.", title: "Tomorrow", symbol: "calendar"),
                ]
            }
        }

        /// A screen with a line of text.
        final class TextViewController: UIViewController {
            private let text: String

            init(_ text: String, title: String, symbol: String) {
                self.text = text
                super.init(nibName: nil, bundle: nil)
                tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
            }

            required init?(coder: NSCoder) { nil }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                let label = UILabel()
                label.text = text
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
                NSLayoutConstraint.activate([
                    label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                    label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                ])
            }
        }

        """

    static let formScreen = """
        import Caret
        import Observation
        import UIKit

        /// The model of the form.
        @MainActor @Observable final class Person {
            var name = ""
            var mail = ""
            var isMember = false
            var since = 2026
        }

        /// A form whose last field is visible for members only.
        final class PersonViewController: UITableViewController {
            private let person = Person()
            private lazy var form = Form(of: person) {
                Fields("Person") {
                    Field(text: "Name", \\.name).required()
                    Field(mail: "Mail", \\.mail).valid("No address") { $0.mail.contains("@") }
                    Field(toggle: "Member", \\.isMember)
                    Field(number: "Since", \\.since).hidden { !$0.isMember }
                }
            }

            init() { super.init(style: .insetGrouped) }

            required init?(coder: NSCoder) { nil }

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Person"
                tableView.show(form)
                let save = UIBarButtonItem(systemItem: .save)
                save.on(.tap, self, call: PersonViewController.save)
                navigationItem.rightBarButtonItem = save
            }

            private func save() {
                let problems = form.validate()
                show(Alert(problems.isEmpty ? "Saved" : "Please look again", problems.map(\\.message).joined(separator: "\\n")))
            }
        }

        """

    static let galleryScreen = """
        import Caret
        import UIKit

        /// A page of the gallery.
        struct Picture: Identifiable {
            let id: Int
            let color: UIColor
        }

        /// A gallery of pictures; swipes and arrow keys change the page.
        final class GalleryViewController: UIViewController {
            private let gallery = Gallery(
                items: [UIColor.systemRed, .systemGreen, .systemBlue].enumerated().map { Picture(id: $0 + 1, color: $1) }
            ) { picture in
                let label = UILabel()
                label.text = "\\(picture.id)"
                label.font = .systemFont(ofSize: 120, weight: .bold)
                label.textAlignment = .center
                label.textColor = .white
                label.backgroundColor = picture.color
                return label
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                gallery.frame = view.bounds
                gallery.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(gallery)
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                gallery.becomeFirstResponder()
            }
        }

        """
}
