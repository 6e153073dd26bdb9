import Caret
import UIKit

final class GuestScreen: ColumnScreen {
    let guest = Guest()
    private let table = UITableView(frame: .zero, style: .insetGrouped)

    override func viewDidLoad() {
        super.viewDidLoad()
        fill(with: table)
        table.show(
            Form(of: guest) {
                Fields("Guest") {
                    Field(text: "Name", \.name)
                    Field(stepper: "Nights", \.nights, in: 1...14)
                    Field(toggle: "Car", \.hasCar)
                    Field(text: "Plate", \.plate).hidden { guest in !guest.hasCar }
                }
            })
    }
}
