import Caret
import UIKit

final class NightsScreen: UIViewController {
    let trip: Trip
    let label = UILabel()
    let stepper = UIStepper()
    let doneButton = UIButton(configuration: .filled())

    init(_ trip: Trip) {
        self.trip = trip
        super.init(nibName: nil, bundle: nil)
        sheetPresentationController?.detents = [.medium()]
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.font = .preferredFont(forTextStyle: .body)
        stepper.minimumValue = 1
        doneButton.configuration?.title = "Done"
        stack([label, stepper, doneButton])
        connect()
    }

    func connect() {
        observe(self) { screen in
            screen.label.text = "\(screen.trip.nights) nights"
            screen.stepper.value = Double(screen.trip.nights)
        }
        stepper.on(.valueChanged, self) { screen, value in screen.trip.nights = Int(value) }
        doneButton.on(.tap, self) { screen in screen.trip.sheet = nil }
    }
}
