import Caret
import UIKit

/// The pager with closures: the same pages, keys and indicator, and a pinch zooms a photo.
final class ClosurePagerViewController: UIViewController {
    private let gallery: Caret.Gallery<PhotoPage>
    private let count: Int
    private let indicator = PageIndicator()
    private let onShow: @MainActor (Int) -> Void

    /// - Parameters:
    ///   - photos: the photos, from the first page to the last.
    ///   - index: the index of the first photo to show.
    ///   - onShow: receives the index of each photo that becomes visible.
    init(photos: [Photo], index: Int, onShow: @escaping @MainActor (Int) -> Void) {
        gallery = Caret.Gallery(items: photos.enumerated().map { PhotoPage(id: $0, photo: $1) }) { page in
            let view = PhotoView(contentMode: .scaleAspectFit)
            view.reasonStyle = .body
            view.photo = page.photo
            view.isAccessibilityElement = true
            view.accessibilityLabel = page.photo.name
            return view
        }
        count = photos.count
        self.onShow = onShow
        super.init(nibName: nil, bundle: nil)
        gallery.show(index)
        gallery.on(.page, self, call: ClosurePagerViewController.pageDidChange)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        navigationItem.standsOnBlack()
        gallery.overrideUserInterfaceStyle = .dark
        gallery.accessibilityIdentifier = "Pager"
        view.addSubview(gallery)
        view.addSubview(indicator)
        showNames()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        gallery.becomeFirstResponder()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        gallery.frame = area
        let size = indicator.sizeThatFits(area.size)
        indicator.frame = CGRect(
            x: (area.midX - size.width / 2).rounded(), y: area.maxY - size.height - 12, width: size.width, height: size.height)
    }

    override var keyCommands: [UIKeyCommand]? {
        let back = UIKeyCommand(input: UIKeyCommand.inputEscape)
        back.on(.press, self) { pager in pager.navigationController?.popViewController(animated: true) }
        return [back]
    }

    private func pageDidChange(to page: Int?) {
        showNames()
        if let page { onShow(page) }
    }

    private func showNames() {
        title = gallery.currentItem?.photo.name
        indicator.show(page: (gallery.currentID ?? 0) + 1, of: count)
    }
}

/// A photo that is identified by its position, because one folder may contain a photo twice.
private struct PhotoPage: Identifiable {
    let id: Int
    let photo: Photo
}
