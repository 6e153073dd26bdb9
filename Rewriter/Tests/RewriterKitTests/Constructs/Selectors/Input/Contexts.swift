import UIKit

extension Box {
    @objc func inExtension() { print("box") }
    func sendFromExtension() { perform(#selector(inExtension)) }
}
protocol Refreshing: UIViewController { func refresh() }
extension Refreshing {
    func start() { perform(#selector(Feed.reload)) }
}
class Feed: UIViewController, Refreshing {
    func refresh() {}
    @objc func reload() { print("feed") }
}
final class News: Feed {
    override func reload() { print("news") }
    func both() {
        start()
        print(#selector(super.reload), #selector(Box<Int>.inExtension))
        print((Selectors.closing), Selectors.Deep.tapped)
    }
}
enum Selectors {
    static let closing = #selector(News.reload)
    struct Deep { static var tapped: Selector { #selector(Feed.reload) } }
}
func outside(_ selector: Selector = #selector(Feed.reload)) { print(selector) }
