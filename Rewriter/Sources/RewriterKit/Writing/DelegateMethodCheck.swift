/// Reports methods of delegates that are never called here.
///
/// On iOS, a delegate is asked for each method by its name. In Swift, the class that adopts the protocol decides which
/// of its methods are called: a subclass can only override them.
struct DelegateMethodCheck {
    let index: ModuleIndex

    /// The base names of the methods of UIKit's protocols.
    private static let methods = [
        "UITableViewDelegate": "tableView", "UITableViewDataSource": "tableView", "UICollectionViewDelegate": "collectionView",
        "UICollectionViewDataSource": "collectionView", "UICollectionViewDelegateFlowLayout": "collectionView",
        "UIScrollViewDelegate": "scrollView", "UITextFieldDelegate": "textField", "UITextViewDelegate": "textView",
        "UIGestureRecognizerDelegate": "gestureRecognizer", "UISearchBarDelegate": "searchBar", "UIPickerViewDelegate": "pickerView",
        "UINavigationControllerDelegate": "navigationController", "UITabBarControllerDelegate": "tabBarController",
    ]

    /// Whether a method of a protocol of UIKit may have a name.
    static func isDelegateMethod(_ name: String) -> Bool { methods.values.contains { name.hasPrefix($0) } }

    func write(_ file: inout RewrittenFile) {
        for part in file.summary.types {
            let ancestors = index.ancestors(of: index.resolve(part.path, in: nil)).dropFirst().filter { index.declaration(of: $0) != nil }
            guard !ancestors.isEmpty else { continue }
            for member in part.members where isDelegateMethod(member) { check(member, part, Array(ancestors), &file) }
        }
    }

    private func isDelegateMethod(_ member: Member) -> Bool {
        member.isMethod && !member.markers.contains(.override) && member.parameters.first.map { $0.label == nil } == true
    }

    private func check(_ member: Member, _ part: TypePart, _ ancestors: [String], _ file: inout RewrittenFile) {
        for ancestor in ancestors {
            let adopted = index.parts(of: ancestor).flatMap(\.part.inherited)
            guard let name = adopted.first(where: { Self.methods[$0].map(member.name.hasPrefix) == true }) else { continue }
            // A protocol that the subclass adopts too has its own methods.
            guard !index.parts(of: part.path).contains(where: { $0.part.inherited.contains { Self.methods[$0] == Self.methods[name] } })
            else {
                return
            }
            let labels = member.parameters.map { $0.label ?? "_" }
            guard index.member(member.name, labels, isMethod: true, in: ancestors[0]) == nil else { return }
            return file.report(
                member.nameStart, "method of a delegate", "\(ancestor) adopts \(name) without this method, so that nothing calls it",
                instead: "declare the method in \(ancestor), and override it here")
        }
    }
}
