import Caret
import UIKit

final class CounterScreen: UIViewController {
    let counter = Counter()
    let label = UILabel()
    let addButton = UIButton(configuration: .filled())
    let resetButton = UIButton(configuration: .gray())
    let slider = UISlider()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Counter"
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.textAlignment = .center
        addButton.configuration?.title = "Add one"
        resetButton.configuration?.title = "Reset"
        slider.maximumValue = 20
        stack([label, addButton, resetButton, slider])
        connect()
        showCount()
    }

    func connect() {
        addButton.on(.tap, self) { screen in screen.counter.count += 1 }
        resetButton.on(.tap, self, call: CounterScreen.reset)
        slider.on(.valueChanged, self) { screen, value in screen.counter.count = Int(value) }
    }

    func reset() { counter.count = 0 }

    func showCount() {
        observe(self) { screen in
            screen.label.text = "\(screen.counter.count)"
            screen.slider.value = Float(screen.counter.count)
            screen.resetButton.isEnabled = screen.counter.count > 0
        }
    }
}
