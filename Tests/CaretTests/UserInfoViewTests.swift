import Caret
import CaretTesting
import Testing

extension UserInfoKey where Host: UIView, Value == String {
    fileprivate static var note: Self { UserInfoKey() }
}

extension UserInfoKey where Host: UIView, Value == UIViewController {
    fileprivate static var owner: Self { UserInfoKey(.weak) }
}

extension UserInfoKey where Host: UIGestureRecognizer, Value == String {
    fileprivate static var note: Self { UserInfoKey() }
}

extension UserInfoKey where Host: UIBarItem, Value == String {
    fileprivate static var note: Self { UserInfoKey() }
}

/// UIKit's own objects keep values too.
@MainActor @Suite(.app) struct UserInfoViewTests {
    @Test func `R43 views, recognizers and bar items keep values by typed keys`() {
        let button = UIButton(type: .system)
        let tap = UITapGestureRecognizer()
        let item = UIBarButtonItem(title: "Save", primaryAction: nil)
        button.userInfo[.note] = "a button"
        tap.userInfo[.note] = "a tap"
        item.userInfo[.note] = "an item"
        let view: UIView = button
        #expect(view.userInfo[.note] == "a button" && tap.userInfo[.note] == "a tap" && item.userInfo[.note] == "an item")
        #expect(UIView().userInfo[.note] == nil)
    }

    @Test func `R43 values are freed with their view, and retain no controller`() {
        final class Value {}
        final class Keeper: UIView {}
        weak var value: Value?
        weak var controller: UIViewController?
        func make() -> UIView {
            let view = Keeper(), newValue = Value(), owner = UIViewController()
            view.userInfo[UserInfoKey<Keeper, Value>()] = newValue
            view.userInfo[.owner] = owner
            #expect(view.userInfo[.owner] === owner)
            value = newValue
            controller = owner
            return view
        }
        var view: UIView? = make()
        #expect(value != nil && controller == nil && view?.userInfo[.owner] == nil)
        view = nil
        #expect(value == nil)
    }
}
