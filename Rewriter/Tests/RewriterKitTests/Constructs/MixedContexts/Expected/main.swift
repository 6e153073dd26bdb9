import UIKit

let mixed = Mixed()
mixed.loadViewIfNeeded()
mixed.run()
mixed.perform(Selector("action:"), with: nil)
print(["many", "older", "newer", "inExtension", "missingAction:"].map { mixed.responds(to: Selector($0)) }, Mixed.fromExtension)
print((mixed as UITableViewDataSource).responds(to: Selector("tableView:numberOfRowsInSection:")                        ))
