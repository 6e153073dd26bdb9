import UIKit

extension Box {
          func inExtension() { print("box") }
    func sendFromExtension() { perform(Selector(named: "inExtension", Box.inExtension)) }
}
protocol Refreshing: UIViewController { func refresh() }
extension Refreshing {
    func start() { perform(_sel2                 ) }
}
class Feed: UIViewController, Refreshing {
    func refresh() {}
          func reload() { print("feed") }
}
final class News: Feed {
    override func reload() { print("news") }
    func both() {
        start()
        print(_sel3                  , _sel4                          )
        print((Selectors.closing), Selectors.Deep.tapped)
    }
}
enum Selectors {
    static let closing = _sel5                 
    struct Deep { static var tapped: Selector { _sel6                  } }
}
func outside(_ selector: Selector = Selector(named: "reload", Feed.reload)) { print(selector) }

#sourceLocation(file: "Contexts.swift", line: 8)
nonisolated fileprivate var _sel2: Selector { Selector(named: "reload", Feed
                                         .reload) }
#sourceLocation(file: "Contexts.swift", line: 18)
extension News { nonisolated fileprivate static var _sel3_: Selector { Selector(named: "reload", Feed
                             .reload) } }
nonisolated fileprivate var _sel3: Selector { News._sel3_ }
#sourceLocation(file: "Contexts.swift", line: 18)
extension News { nonisolated fileprivate static var _sel4_: Selector { Selector(named: "inExtension", Box<Int>
                                                         .inExtension) } }
nonisolated fileprivate var _sel4: Selector { News._sel4_ }
#sourceLocation(file: "Contexts.swift", line: 23)
extension Selectors { nonisolated fileprivate static var _sel5_: Selector { Selector(named: "reload", News
                                       .reload) } }
nonisolated fileprivate var _sel5: Selector { Selectors._sel5_ }
#sourceLocation(file: "Contexts.swift", line: 24)
extension Selectors.Deep { nonisolated fileprivate static var _sel6_: Selector { Selector(named: "reload", Feed
                                                              .reload) } }
nonisolated fileprivate var _sel6: Selector { Selectors.Deep._sel6_ }
#sourceLocation(file: "Contexts.swift", line: 13)
extension Feed { @MainActor fileprivate static func _table8(_ table: inout ClassTable) {
#sourceLocation(file: "Contexts.swift", line: 13)
table.add(Feed.self, Selector(named: "reload", Feed.reload))
} }
#sourceLocation(file: "Contexts.swift", line: 28)
fileprivate enum _Registration9 {
@section(".init_array") @used static let entry: @convention(c) @Sendable () -> Void = {
ClassTables.register { Feed._table8(&$0) }
}
}
