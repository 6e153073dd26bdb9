import UIKit

/// Forwards UIKit's delegate methods, as libraries do.
final class Proxy: NSObject, UIScrollViewDelegate, UITableViewDelegate {
    weak var scrollDelegate: UIScrollViewDelegate?
    weak var tableDelegate: UITableViewDelegate?
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollDelegate?.scrollViewDidScroll?(scrollView) }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        scrollDelegate?.scrollViewDidZoom?(scrollView)
        print(scrollDelegate?.scrollViewDidScroll != nil, scrollDelegate?.scrollViewDidZoom(_:) == nil, tableDelegate?.tableView(_:didSelectRowAt:) != nil)
        if self.tableDelegate?.tableView(_:heightForRowAt:) != nil { print("height") }
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableDelegate?.tableView?(tableView, didSelectRowAt: indexPath)
        if tableDelegate?.responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))) == true { print("responds") }
    }
}
class Rows: UIViewController, UITableViewDelegate {}
extension Rows { func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("row", indexPath.row) } }
extension Rows: UIScrollViewDelegate { func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled") } }
