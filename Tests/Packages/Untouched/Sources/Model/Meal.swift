import Foundation

/// Has no user interface. Conditions keep their meaning for the system that compiles the file.
public final class Meal: NSObject {
    @objc public var title: String
    @objc public var price: Double

    public init(title: String, price: Double) {
        self.title = title
        self.price = price
    }

    public static var titleKey: String { #keyPath(Meal.title) }
}
