import UIKit

class Person: NSObject {
    @objc dynamic var name = "", partner: Person?
    @objc var `default` = 1
    @objc lazy var children: [Person] = []
    func keys() -> [String] {
        // #keyPath(commented)
        [#keyPath(name), #keyPath(self.name), #keyPath(partner.partner.name), #keyPath(Person.children.name), "#keyPath(text) \(#keyPath(partner))"]
    }
    enum Keys { static let name = #keyPath(Person.name), all = [#keyPath(Person.`default`), #keyPath(Person.partner?.name)] }
}
extension UIView { static var key: String { #keyPath(UIView.layer.cornerRadius) } }
print(Person().keys(), Person.Keys.name, Person.Keys.all, UIView.key, #keyPath(App.Person.name), #keyPath(
    Person.partner /* comment */ .name
), CABasicAnimation(keyPath: #keyPath(CALayer.opacity)).keyPath ?? "nil")
