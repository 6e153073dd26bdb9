import UIKit

/// A title, a line of text, six rounded boxes and a button: the same as `draw_screen` of the twin.
final class SimpleScreen: UIViewController {
    private let number: Int

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        add("Screen \(number)", size: 34, at: CGPoint(x: 20, y: 80))
        add("Some text, some boxes and a button.", size: 17, at: CGPoint(x: 20, y: 140))
        for index in 0..<6 { addBox(index) }
        let button = UIView(frame: CGRect(x: 20, y: 500, width: 350, height: 50))
        button.backgroundColor = .systemBlue
        button.layer.cornerRadius = 12
        view.addSubview(button)
        let title = add("Continue", size: 17, at: CGPoint(x: 160, y: 514))
        title.textColor = .white
    }

    @discardableResult private func add(_ text: String, size: CGFloat, at origin: CGPoint) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.frame = CGRect(origin: origin, size: label.sizeThatFits(CGSize(width: 370, height: 100)))
        view.addSubview(label)
        return label
    }

    private func addBox(_ index: Int) {
        let box = UIView(frame: CGRect(x: 20 + index % 3 * 120, y: 200 + index / 3 * 120, width: 110, height: 110))
        let red = CGFloat((index + number) % 7) / 7
        box.backgroundColor = UIColor(red: red, green: CGFloat(index) / 6, blue: 0.6, alpha: 1)
        box.layer.cornerRadius = 12
        view.addSubview(box)
    }
}
