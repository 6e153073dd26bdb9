import UIKit

extension OddProperty {
    static let views: [OddProperty] = [
        view("UIView.alpha", { UIView() }) { $0.alpha = $1.real },
        view("frame", { UIView() }, refusal: .notFinite) { $0.frame = $1.rect },
        view("bounds", { UIView() }, refusal: .notFinite) { $0.bounds = $1.rect },
        view("position", { UIView() }, refusal: .notFinite) { $0.center = $1.point },
        view("transform", { UIView() }, refusal: .notFinite) { $0.transform = CGAffineTransform(scaleX: $1.real, y: 1) },
        view("transform", { UIView() }, refusal: .notFinite) { $0.transform3D.m41 = $1.real },
        view("anchorPoint", { UIView() }, refusal: .notFinite) { $0.anchorPoint = $1.point },
        view("contentsScale", { UIView() }, refusal: .notFinite) { $0.contentScaleFactor = $1.real },
        view("UIView.layoutMargins", { UILabel() }) { $0.layoutMargins = $1.insets },
        view("UIView.directionalLayoutMargins", { UITableViewCell() }) { $0.directionalLayoutMargins = $1.directional },
        view("UIStackView.spacing", stack, refusal: .notFinite) { $0.spacing = $1.real },
        view("UIStackView.customSpacing", stack, refusal: .notFinite) { $0.setCustomSpacing($1.real, after: $0.arrangedSubviews[0]) },
        view("UIStackView.layoutMargins", stack) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = $1.insets
        },
        view("constant", { UILabel() }, refusal: .notFinite) { $0.widthAnchor.constraint(equalToConstant: $1.real).isActive = true },
        view("multiplier", { UILabel() }, refusal: .notFinite) {
            $0.heightAnchor.constraint(equalTo: $0.widthAnchor, multiplier: $1.real).isActive = true
        },
        view("UIViewController.additionalSafeAreaInsets", { UIView() }) { view, number in
            let controller = UIViewController()
            view.addSubview(controller.view)
            controller.additionalSafeAreaInsets = number.insets
        },
        view("UIImageView.animationDuration", pictures) {
            $0.animationDuration = $1.real
            $0.startAnimating()
        },
        view("UIImageView.animationRepeatCount", pictures, isWhole: true) {
            $0.animationRepeatCount = $1.whole
            $0.startAnimating()
        },
        view("UIImage.capInsets", pictures) { $0.image = picture().resizableImage(withCapInsets: $1.insets) },
        view("UIImage.alignmentRectInsets", pictures) { $0.image = picture().withAlignmentRectInsets($1.insets) },
        view("UIImage.SymbolConfiguration.pointSize", pictures) {
            $0.image = UIImage(systemName: "gear", withConfiguration: UIImage.SymbolConfiguration(pointSize: $1.real))
        },
        view("UIColor.alpha", { UIView() }) { $0.backgroundColor = UIColor.red.withAlphaComponent($1.real) },
        view("UIColor.white", { UIView() }) { $0.backgroundColor = UIColor(white: $1.real, alpha: 1) },
        view("UIColor.hue", { UIView() }) { $0.backgroundColor = UIColor(hue: $1.real, saturation: $1.real, brightness: 1, alpha: 1) },
        view("UIView.animate(withDuration:)", { UIView() }) { view, number in
            UIView.animate(withDuration: number.real) { view.alpha = 0.5 }
        },
        view("UIView.animate(delay:)", { UIView() }) { view, number in
            UIView.animate(withDuration: 1, delay: number.real) { view.alpha = 0.5 }
        },
        view("UIView.animate(usingSpringWithDamping:)", { UIView() }) { view, number in
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: number.real, initialSpringVelocity: number.real
            ) { view.alpha = 0.5 }
        },
        view("UIViewPropertyAnimator.fractionComplete", { UIView() }) { view, number in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
            animator.fractionComplete = number.real
            animator.startAnimation()
        },
        view("UILongPressGestureRecognizer.minimumPressDuration", { UIView() }) { view, number in
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = number.real
            press.allowableMovement = number.real
            view.addGestureRecognizer(press)
        },
        view("UIPanGestureRecognizer.minimumNumberOfTouches", { UIView() }, isWhole: true) { view, number in
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = number.whole
            pan.maximumNumberOfTouches = number.whole
            view.addGestureRecognizer(pan)
        },
    ]

    static let scrolling: [OddProperty] = [
        view("UIScrollView.contentSize", { UIScrollView() }, refusal: .notFinite) { $0.contentSize = $1.size },
        view("UIScrollView.contentInset", { UIScrollView() }, refusal: .notFinite) { $0.contentInset = $1.insets },
        // An offset is the origin of the bounds.
        view("bounds", { UIScrollView() }, refusal: .notFinite) { $0.contentOffset = $1.point },
        view("UIScrollView.verticalScrollIndicatorInsets", { UIScrollView() }, refusal: .notFinite) {
            $0.contentSize.height = 500
            $0.verticalScrollIndicatorInsets = $1.insets
            $0.flashScrollIndicators()
        },
        view("UIScrollView.minimumZoomScale", { UIScrollView() }) { $0.minimumZoomScale = $1.real },
        view("UIScrollView.maximumZoomScale", { UIScrollView() }) { $0.maximumZoomScale = $1.real },
        view("UIScrollView.zoomScale", { UIScrollView() }) { $0.zoomScale = $1.real },
        view("UIScrollView.decelerationRate", { UIScrollView() }) {
            $0.decelerationRate = UIScrollView.DecelerationRate(rawValue: $1.real)
        },
        view("UITableView.rowHeight", table) { $0.rowHeight = $1.real },
        view("UITableView.estimatedRowHeight", table) { $0.estimatedRowHeight = $1.real },
        view("UITableView.sectionHeaderHeight", table) { $0.sectionHeaderHeight = $1.real },
        view("UITableView.sectionFooterHeight", table) { $0.sectionFooterHeight = $1.real },
        view("UITableView.sectionHeaderTopPadding", table) { $0.sectionHeaderTopPadding = $1.real },
        view("UITableView.separatorInset", table, refusal: .these { $0.real.isNaN }) { $0.separatorInset = $1.insets },
        view("UITableViewCell.separatorInset", cell, refusal: .these { $0.real.isNaN }) { $0.separatorInset = $1.insets },
        view("UITableViewCell.indentationWidth", cell, refusal: .notFinite) {
            $0.indentationLevel = 1
            $0.indentationWidth = $1.real
        },
        view("UITableViewCell.indentationLevel", cell, isWhole: true) { $0.indentationLevel = $1.whole },
        flow("UICollectionViewFlowLayout.itemSize") { $0.itemSize = $1.size },
        flow("UICollectionViewFlowLayout.estimatedItemSize") { $0.estimatedItemSize = $1.size },
        flow("UICollectionViewFlowLayout.minimumLineSpacing") { $0.minimumLineSpacing = $1.real },
        flow("UICollectionViewFlowLayout.minimumInteritemSpacing") { $0.minimumInteritemSpacing = $1.real },
        flow("UICollectionViewFlowLayout.sectionInset") { $0.sectionInset = $1.insets },
        flow("UICollectionViewFlowLayout.headerReferenceSize") { $0.headerReferenceSize = $1.size },
        flow("UICollectionViewFlowLayout.footerReferenceSize") { $0.footerReferenceSize = $1.size },
        compositional("NSCollectionLayoutDimension.absolute", refusal: .these { $0.real == .greatestFiniteMagnitude }) { _, number in
            .absolute(number.real)
        },
        compositional("NSCollectionLayoutDimension.estimated", refusal: .these { $0.real == .greatestFiniteMagnitude }) { _, number in
            .estimated(number.real)
        },
        compositional("NSCollectionLayoutDimension.fractionalWidth") { _, number in .fractionalWidth(number.real) },
        compositional("NSCollectionLayoutSection.interGroupSpacing", refusal: .these { $0.real.magnitude == .greatestFiniteMagnitude }) {
            section, number in
            section.interGroupSpacing = number.real
            return .absolute(20)
        },
        compositional("NSCollectionLayoutSection.contentInsets") { section, number in
            section.contentInsets = number.directional
            return .absolute(20)
        },
    ]
}

// MARK: - Objects of the properties

extension OddProperty {
    static var stack: @MainActor @Sendable () -> UIStackView { { UIStackView(arrangedSubviews: [UILabel(), UISwitch(), UILabel()]) } }

    @MainActor static func picture() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    }

    static var pictures: @MainActor @Sendable () -> UIImageView {
        {
            let view = UIImageView(image: picture())
            view.frame.size = CGSize(width: 40, height: 40)
            view.animationImages = [picture(), picture()]
            return view
        }
    }

    static var cell: @MainActor @Sendable () -> UITableViewCell {
        {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Detail"
            return cell
        }
    }

    /// A data source that lives as long as its view: the view retains it as a subview.
    private final class Rows: UIView, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Head" }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Foot" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { OddProperty.cell() }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
        }
    }

    static var table: @MainActor @Sendable () -> UITableView {
        {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let rows = Rows()
            table.addSubview(rows)
            table.dataSource = rows
            return table
        }
    }

    @MainActor private static func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
        let rows = Rows()
        view.addSubview(rows)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        view.dataSource = rows
        return view
    }

    private static func flow(
        _ name: String, refusal: Refusal = .nothing, _ set: @escaping @MainActor @Sendable (UICollectionViewFlowLayout, OddNumber) -> Void
    ) -> OddProperty {
        OddProperty(name: name, refusal: refusal) { number in
            let layout = UICollectionViewFlowLayout()
            set(layout, number)
            return collection(layout)
        }
    }

    private static func compositional(
        _ name: String, refusal: Refusal = .nothing,
        _ set: @escaping @MainActor @Sendable (NSCollectionLayoutSection, OddNumber) -> NSCollectionLayoutDimension
    ) -> OddProperty {
        OddProperty(name: name, refusal: refusal) { number in
            let layout = UICollectionViewCompositionalLayout { _, _ in
                let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
                let probe = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
                let height = set(NSCollectionLayoutSection(group: probe), number)
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
                let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
                let section = NSCollectionLayoutSection(group: group)
                _ = set(section, number)
                return section
            }
            return collection(layout)
        }
    }
}
