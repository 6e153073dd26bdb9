import UIKit

class Person: NSObject {
          dynamic var name = "", partner: Person?
          var `default` = 1
          lazy var children: [Person] = []
    func keys() -> [String] {
        // #keyPath(commented)
        ["name"        , "name"             , "partner.partner.name"        , "children.name"               , "#keyPath(text) \("partner"        )"]
    }
    enum Keys { static let name = "name"               , all = ["default"                 , "partner.name"                ] }
}
extension UIView { static var key: String { "layer.cornerRadius"                } }
print(Person().keys(), Person.Keys.name, Person.Keys.all, UIView.key, "name"                   , "partner.name"
                                      
 , CABasicAnimation(keyPath: "opacity"                ).keyPath ?? "nil")
