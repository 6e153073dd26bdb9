import UIKit

@MainActor protocol PagerViewControllerDelegate: AnyObject {
    func pager(_ pager: PagerViewController, didShowPhotoAt index: Int)
}
