// The list of W2 with Qt's widgets: a QListView of 100,000 rows of equal height, which a delegate paints (icon,
// title, subtitle), scrolled by 37 pixels per frame. Built by `make bench` if Qt 6 is installed, and measured for
// comparison.
#include <QAbstractListModel>
#include <QApplication>
#include <QFile>
#include <QListView>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

namespace {

constexpr int width = 1170, height = 2532, rowHeight = 180, step = 37;
/// The ratio of Inter's size to the requested size in Caret's interface font.
constexpr double fontScale = 0.969;

long cpuNow() {
    timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec * 1000000000L + t.tv_nsec;
}

class Rows : public QAbstractListModel {
public:
    int rowCount(const QModelIndex &) const override { return 100000; }
    QVariant data(const QModelIndex &index, int role) const override {
        return role == Qt::DisplayRole ? QVariant(QStringLiteral("Row %1").arg(index.row())) : QVariant();
    }
};

class Painter : public QStyledItemDelegate {
public:
    Painter() : title("Inter"), subtitle("Inter") {
        title.setPixelSize(int(51 * fontScale + 0.5));
        subtitle.setPixelSize(int(39 * fontScale + 0.5));
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {width, rowHeight}; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        const int row = index.row(), x = option.rect.x(), y = option.rect.y();
        painter->fillRect(option.rect, Qt::white);
        painter->fillRect(x + 48, y + 30, 120, 120, QColor::fromRgbF(0.2f, float(row % 7) / 7, 0.8f));
        painter->setFont(title);
        painter->setPen(Qt::black);
        painter->drawText(QRect(x + 216, y + 24, 900, 66), Qt::AlignLeft | Qt::AlignTop, index.data().toString());
        painter->setFont(subtitle);
        painter->setPen(QColor::fromRgbF(0.5f, 0.5f, 0.5f));
        painter->drawText(QRect(x + 216, y + 96, 900, 54), Qt::AlignLeft | Qt::AlignTop, QStringLiteral("Subtitle of row %1").arg(row));
    }

private:
    QFont title, subtitle;
};

}  // namespace

// QtTwin FRAMES SETTLED [PICTURE]
int main(int argc, char **argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Without this folder, Qt reports its choice on standard error.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
    QApplication app(argc, argv);
    if (argc < 3) return 2;
    const int frames = std::atoi(argv[1]), settled = std::atoi(argv[2]);
    Rows rows;
    Painter painter;
    QListView list;
    list.setModel(&rows);
    list.setItemDelegate(&painter);
    list.setUniformItemSizes(true);
    list.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list.setFrameShape(QFrame::NoFrame);
    list.resize(width, height);
    list.show();
    app.processEvents();
    std::vector<long> times;
    for (int frame = 0; frame < frames; frame++) {
        const long start = cpuNow();
        list.verticalScrollBar()->setValue((frame + 1) * step);
        app.processEvents();
        times.push_back(cpuNow() - start);
    }
    times.erase(times.begin(), times.begin() + settled);
    double all = 0;
    for (long time : times) all += double(time);
    std::sort(times.begin(), times.end());
    const size_t count = times.size();
    std::printf(
        "{\"mean\":%f,\"median\":%f,\"p99\":%f}\n", all / double(count) / 1e6, double(times[count / 2]) / 1e6,
        double(times[count * 99 / 100]) / 1e6);
    if (argc > 3) list.grab().save(argv[3]);
    return 0;
}
