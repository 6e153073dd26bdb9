// A gallery and a table cell with data sources and delegates, and the same with closures, as in
// Documentation/MIGRATION.md.

import Caret
import Observation
import UIKit

struct Photo: Identifiable, Sendable { let id: Int }

@MainActor @Observable final class Draft { var notes = "" }

final class PhotoCell: UICollectionViewCell {
    var photo: Photo?
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
                    cell.textView.on(.didEndEditing) { text in screen.draft.notes = text }
                }
            }
        }
    }

    func form() {
        table.show(Form(of: draft) { Fields { Field(area: "Notes", \.notes) } })
    }
}

// MARK: - All of it, until nothing moves any more

final class SamplesApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow()
        self.window = window
        let gallery = NewGallery([Photo(id: 1)])
        window.rootViewController = gallery
        window.makeKeyAndVisible()
        for gallery in [OldGallery([Photo(id: 1)]), NewGallery([Photo(id: 1)])] {
            gallery.view.frame = window.bounds
            window.addSubview(gallery.view)
        }
        NewNotes().list()
        NewNotes().form()
        print("a gallery and a cell")
        return true
    }
}

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(SamplesApp.self))
