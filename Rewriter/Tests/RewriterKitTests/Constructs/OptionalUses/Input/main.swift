import UIKit

let player = Player()
for delegate in [Silent(), Derived(), Loud()] as [PlayerDelegate] {
    print("--", type(of: delegate))
    player.delegate = delegate
    player.other = delegate
    player.dataSource = delegate as? PlayerSource
    player.ask()
    withExtendedLifetime(delegate) {}
}
let proxy = Proxy()
let rows = Rows()
proxy.scrollDelegate = rows
proxy.tableDelegate = rows
proxy.scrollViewDidScroll(UIScrollView())
proxy.scrollViewDidZoom(UIScrollView())
proxy.tableView(UITableView(), didSelectRowAt: IndexPath(row: 2, section: 0))
